"""takes the last binomial coefficient alone

Breaks: the dichotomies of $2n$ points
Slips: 1, only bounds of dimension 0 are right
"""

from math import comb, exp, log


def vc_bound(n, eps, d_vc):
    ways = max(1, comb(2 * n, d_vc))
    return exp(min(0.0, log(4 * ways) - eps**2 * n / 8))
