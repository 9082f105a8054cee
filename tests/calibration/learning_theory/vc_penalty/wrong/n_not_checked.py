"""takes a sample of 0 for one of 1

Breaks: `ValueError` for `n`
"""

from math import log, sqrt


def vc_penalty(n, d_vc, delta):
    if not 0 < delta < 1:
        raise ValueError("out of range")
    n = max(n, 1)
    return sqrt(8 / n * (log(4) + d_vc * log(2 * n) - log(delta)))
