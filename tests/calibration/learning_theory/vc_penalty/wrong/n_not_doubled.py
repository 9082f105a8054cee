"""takes n in place of 2n

Breaks: samples of ordinary size
Slips: 1, only penalties of dimension 0 are right
"""

from math import log, sqrt


def vc_penalty(n, d_vc, delta):
    if n < 1 or not 0 < delta < 1:
        raise ValueError("out of range")
    return sqrt(8 / n * (log(4) + d_vc * log(n) - log(delta)))
