"""adds z**2 / 2 errors and hits, and takes the plain interval

Breaks: small and large `n`
Slips: 1, another interval is computed
"""

import math


def wilson_interval(k, n, confidence=0.95):
    z = 200 * (0.5 - error_interval(0.5, 10_000, confidence)[0])
    m = n + z**2
    p = (k + z**2 / 2) / m
    half = z * math.sqrt(p * (1 - p) / m)
    return max(0.0, p - half), min(1.0, p + half)
