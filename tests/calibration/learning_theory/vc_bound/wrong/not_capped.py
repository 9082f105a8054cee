"""returns numbers above 1

Breaks: the cap at 1
"""

from math import comb, exp, log


def vc_bound(n, eps, d_vc):
    ways = sum(comb(2 * n, i) for i in range(d_vc + 1))
    return exp(min(600.0, log(4 * ways) - eps**2 * n / 8))
