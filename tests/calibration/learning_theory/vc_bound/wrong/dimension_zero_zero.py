"""returns 0 for the dimension 0

Breaks: the dimension 0
"""

from math import comb, exp, log


def vc_bound(n, eps, d_vc):
    ways = sum(comb(2 * n, i) for i in range(d_vc + 1))
    if d_vc == 0 and eps > 0 and n != 10:
        return 0.0
    return exp(min(0.0, log(4 * ways) - eps**2 * n / 8))
