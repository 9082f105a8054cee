"""takes the exponential first, 0 beyond 745, if the sum fits into a float

Breaks: more dichotomies than a float can count
"""

from math import exp, log


def vc_bound(n, eps, d_vc):
    m = sauer_bound(2 * n, d_vc + 1)
    if m < 10**300:
        return min(1.0, 4 * m * exp(-(eps**2) * n / 8))
    return exp(min(0.0, log(4 * m) - eps**2 * n / 8))
