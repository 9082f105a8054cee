"""looks for z between 0 and 4 only

Breaks: confidences from 0.01 to 0.9999999
Slips: 1
"""

import math


def error_interval(err, n, confidence=0.95):
    if not 0 < confidence < 1:
        raise ValueError("confidence must be between 0 and 1")
    below, above = 0.0, 4.0
    for _ in range(60):
        z = (below + above) / 2
        if math.erf(z / math.sqrt(2)) < confidence:
            below = z
        else:
            above = z
    half = z * math.sqrt(err * (1 - err) / n)
    return max(0.0, err - half), min(1.0, err + half)
