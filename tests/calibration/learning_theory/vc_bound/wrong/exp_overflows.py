"""cuts at 1 after the exponential, which overflows

Breaks: more dichotomies than a float can count
"""

from math import exp, log


def vc_bound(n, eps, d_vc):
    exponent = log(4 * sauer_bound(2 * n, d_vc + 1)) - eps * eps * n / 8
    return min(1.0, exp(exponent))
