"""cuts delta to the allowed range

Breaks: `ValueError` for `delta`
"""

from math import log, sqrt


def vc_penalty(n, d_vc, delta):
    if n < 1:
        raise ValueError("out of range")
    delta = min(max(delta, 1e-9), 0.999)
    return sqrt(8 / n * (log(4) + d_vc * log(2 * n) - log(delta)))
