"""takes the dimension 0 for 1

Breaks: the dimension 0
"""

from math import log, sqrt


def vc_penalty(n, d_vc, delta):
    if n < 1 or not 0 < delta < 1:
        raise ValueError("out of range")
    d_vc = max(d_vc, 1)
    return sqrt(8 / n * (log(4) + d_vc * log(2 * n) - log(delta)))
