"""returns an error of 0 or 1 before it looks at the confidence

Breaks: `ValueError` for 0, 1, and beyond
Slips: 1
"""

import math


def error_interval(err, n, confidence=0.95):
    if err in (0, 1):
        return float(err), float(err)
    if not 0 < confidence < 1:
        raise ValueError("confidence lies between 0 and 1")
    low, high = 0.0, 10.0
    for _ in range(60):
        z = (low + high) / 2
        low, high = (z, high) if math.erf(z / math.sqrt(2)) < confidence else (low, z)
    half = z * math.sqrt(err * (1 - err) / n)
    return max(0.0, err - half), min(1.0, err + half)
