"""takes a negative n for a positive one

Breaks: `ValueError` for `n`
"""

from math import log, sqrt


def vc_penalty(n, d_vc, delta):
    if n == 0 or not 0 < delta < 1:
        raise ValueError("out of range")
    n = abs(n)
    return sqrt(8 / n * (log(4) + d_vc * log(2 * n) - log(delta)))
