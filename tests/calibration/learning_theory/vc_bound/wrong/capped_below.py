"""cuts the bound at 0.99

Breaks: the cap at 1
"""

from math import comb, exp, log


def vc_bound(n, eps, d_vc):
    ways = sum(comb(2 * n, i) for i in range(d_vc + 1))
    return min(0.99, exp(min(0.0, log(4 * ways) - eps**2 * n / 8)))
