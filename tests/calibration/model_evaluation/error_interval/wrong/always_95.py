"""uses 1.96 for every confidence

Breaks: confidences from 0.01 to 0.9999
Slips: 1
"""

import math


def error_interval(err, n, confidence=0.95):
    if not 0 < confidence < 1:
        raise ValueError("a confidence lies between 0 and 1")
    z = 1.959963984540054
    half = z * math.sqrt(err * (1 - err) / n)
    return max(0.0, err - half), min(1.0, err + half)
