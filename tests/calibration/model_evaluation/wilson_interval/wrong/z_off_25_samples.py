"""reads z off an interval of 25 samples, which is cut off for z above 5

Breaks: other confidences
Slips: 1
"""

import math


def wilson_interval(k, n, confidence=0.95):
    _, high = error_interval(0.5, 25, confidence)
    z = (high - 0.5) * 10
    p = k / n
    centre = (p + z * z / (2 * n)) / (1 + z * z / n)
    half = z / (1 + z * z / n) * math.sqrt(p * (1 - p) / n + z * z / (4 * n * n))
    return max(0.0, centre - half), min(1.0, centre + half)
