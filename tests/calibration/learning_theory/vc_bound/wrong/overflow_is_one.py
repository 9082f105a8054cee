"""returns 1 where the product overflows

Breaks: more dichotomies than a float can count
"""

from math import comb, exp, log


def vc_bound(n, eps, d_vc):
    ways = sum(comb(2 * n, i) for i in range(d_vc + 1))
    try:
        return min(1.0, 4 * ways * exp(-(eps**2) * n / 8))
    except OverflowError:
        return 1.0
