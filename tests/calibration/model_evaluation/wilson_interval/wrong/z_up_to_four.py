"""looks for z between 0 and 4 only

Breaks: other confidences
Slips: 1
"""

import math


def wilson_interval(k, n, confidence=0.95):
    below, above = 0.0, 4.0
    for _ in range(60):
        z = (below + above) / 2
        if math.erf(z / math.sqrt(2)) < confidence:
            below = z
        else:
            above = z
    p = k / n
    centre = (p + z * z / (2 * n)) / (1 + z * z / n)
    half = z / (1 + z * z / n) * math.sqrt(p * (1 - p) / n + z * z / (4 * n * n))
    return max(0.0, centre - half), min(1.0, centre + half)
