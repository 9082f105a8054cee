"""widens the bounds a little for safety, without a cut

Breaks: that no bound leaves $[0, 1]$
Slips: 1
"""

import math


def wilson_interval(k, n, confidence=0.95):
    z = 200 * (0.5 - error_interval(0.5, 10_000, confidence)[0])
    p = k / n
    shrink = 1 + z**2 / n
    centre = (p + z**2 / (2 * n)) / shrink
    half = z / shrink * math.sqrt(p * (1 - p) / n + z**2 / (4 * n**2))
    return centre - half - 1e-11, centre + half + 1e-11
