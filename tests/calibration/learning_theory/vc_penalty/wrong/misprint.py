"""multiplies 2n by the dimension, as misprinted

Breaks: samples of ordinary size
Slips: 1, no penalty is right
"""

from math import log, sqrt


def vc_penalty(n, d_vc, delta):
    if n < 1 or not 0 < delta < 1:
        raise ValueError("out of range")
    return sqrt(8 / n * (log(4) + log(2 * n * max(d_vc, 1)) - log(delta)))
