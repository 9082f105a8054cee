"""takes 10^5 examples at most

Breaks: samples of a million
Slips: 1, a sample of a million stands in two tests
"""

from math import comb, exp, log


def vc_bound(n, eps, d_vc):
    n = min(n, 10**5)
    ways = sum(comb(2 * n, i) for i in range(d_vc + 1))
    return exp(min(0.0, log(4 * ways) - eps**2 * n / 8))
