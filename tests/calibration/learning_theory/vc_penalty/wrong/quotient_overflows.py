"""divides an exact power by delta, which overflows

Breaks: powers that no float can hold
"""

from math import log, sqrt


def vc_penalty(n, d_vc, delta):
    if n < 1 or not 0 < delta < 1:
        raise ValueError("out of range")
    return sqrt(8 / n * log(4 * (2 * n) ** d_vc / delta))
