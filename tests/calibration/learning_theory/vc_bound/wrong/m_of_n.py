"""counts the dichotomies of n points

Breaks: the dichotomies of $2n$ points
Slips: 1, only bounds of dimension 0 are right
"""

from math import comb, exp, log


def vc_bound(n, eps, d_vc):
    ways = sum(comb(n, i) for i in range(d_vc + 1))
    return exp(min(0.0, log(4 * ways) - eps**2 * n / 8))
