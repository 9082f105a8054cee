"""divides the exponent by 16

Breaks: the exponent
Slips: 1, no bound below 1 is right
"""

from math import comb, exp, log


def vc_bound(n, eps, d_vc):
    ways = sum(comb(2 * n, i) for i in range(d_vc + 1))
    return exp(min(0.0, log(4 * ways) - eps**2 * n / 16))
