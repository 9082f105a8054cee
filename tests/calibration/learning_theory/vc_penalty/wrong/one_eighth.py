"""divides by 8 n

Breaks: samples of ordinary size
Slips: 1, no penalty is right
"""

from math import log, sqrt


def vc_penalty(n, d_vc, delta):
    if n < 1 or not 0 < delta < 1:
        raise ValueError("out of range")
    return sqrt(1 / (8 * n) * (log(4) + d_vc * log(2 * n) - log(delta)))
