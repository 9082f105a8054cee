"""takes (2n)^d + 1 for the number of dichotomies

Breaks: the dichotomies of $2n$ points
Slips: 1, only small dimensions come near
"""

from math import comb, exp, log


def vc_bound(n, eps, d_vc):
    ways = (2 * n) ** d_vc + 1
    return exp(min(0.0, log(4 * ways) - eps**2 * n / 8))
