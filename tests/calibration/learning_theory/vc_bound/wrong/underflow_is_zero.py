"""returns 0 where the exponential underflows

Breaks: more dichotomies than a float can count
"""

from math import comb, exp, log


def vc_bound(n, eps, d_vc):
    ways = sum(comb(2 * n, i) for i in range(d_vc + 1))
    if exp(-(eps**2) * n / 8) == 0.0:
        return 0.0
    return exp(min(0.0, log(4 * ways) - eps**2 * n / 8))
