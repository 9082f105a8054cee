"""returns the number of dichotomies for eps of 0

Breaks: an `eps` of 0
"""

from math import comb, exp, log


def vc_bound(n, eps, d_vc):
    ways = sum(comb(2 * n, i) for i in range(d_vc + 1))
    if eps == 0:
        return 4.0 * ways
    return exp(min(0.0, log(4 * ways) - eps**2 * n / 8))
