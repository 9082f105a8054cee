"""takes logarithms to the base 2

Breaks: samples of ordinary size
Slips: 1, no penalty is right
"""

from math import log2, sqrt


def vc_penalty(n, d_vc, delta):
    if n < 1 or not 0 < delta < 1:
        raise ValueError("out of range")
    return sqrt(8 / n * (log2(4) + d_vc * log2(2 * n) - log2(delta)))
