"""returns 0 for the dimension 0

Breaks: the dimension 0
"""

from math import log, sqrt


def vc_penalty(n, d_vc, delta):
    if n < 1 or not 0 < delta < 1:
        raise ValueError("out of range")
    if d_vc == 0:
        return 0.0
    return sqrt(8 / n * (log(4) + d_vc * log(2 * n) - log(delta)))
