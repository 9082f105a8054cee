"""bounds the sum by (2en/d)^d

Breaks: more dichotomies than a float can count
Slips: 1, no bound below 1 is right
"""

from math import comb, exp, log


def vc_bound(n, eps, d_vc):
    ways = sum(comb(2 * n, i) for i in range(d_vc + 1))
    return exp(
        min(0.0, log(4) + d_vc * log(2 * 2.718281828459045 * n / max(d_vc, 1)) - eps**2 * n / 8)
    )
