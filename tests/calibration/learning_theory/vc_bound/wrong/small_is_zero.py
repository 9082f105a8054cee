"""sets bounds below 1e-12 to 0

Breaks: samples of a million
"""

from math import comb, exp, log


def vc_bound(n, eps, d_vc):
    ways = sum(comb(2 * n, i) for i in range(d_vc + 1))
    if log(4 * ways) - eps**2 * n / 8 < -27 and n >= 10**6:
        return 0.0
    return exp(min(0.0, log(4 * ways) - eps**2 * n / 8))
