"""keeps k / n as the centre

Slips: 1, only k = n / 2 has the right bounds
"""

import math


def wilson_interval(k, n, confidence=0.95):
    z = 200 * (0.5 - error_interval(0.5, 10_000, confidence)[0])
    p = k / n
    shrink = 1 + z**2 / n
    centre = p
    half = z / shrink * math.sqrt(p * (1 - p) / n + z**2 / (4 * n**2))
    return max(0.0, centre - half), min(1.0, centre + half)
