"""takes the one-sided z, 1.645 for 95 %

Breaks: the default
Slips: 1, nearly every z is too small
"""

import math


def wilson_interval(k, n, confidence=0.95):
    z = 200 * (
        0.5 - error_interval(0.5, 10_000, 2 * confidence - 1 if confidence > 0.5 else confidence)[0]
    )
    p = k / n
    shrink = 1 + z**2 / n
    centre = (p + z**2 / (2 * n)) / shrink
    half = z / shrink * math.sqrt(p * (1 - p) / n + z**2 / (4 * n**2))
    return max(0.0, centre - half), min(1.0, centre + half)
