"""looks z up in a table with two digits

Slips: 1, no z has more than two digits
"""

import math


def error_interval(err, n, confidence=0.95):
    if not 0 < confidence < 1:
        raise ValueError("a confidence lies between 0 and 1")
    table = {0.5: 0.67, 0.68: 1.0, 0.8: 1.28, 0.9: 1.64, 0.95: 1.96, 0.98: 2.33, 0.99: 2.58}
    z = table.get(confidence, 1.96)
    half = z * math.sqrt(err * (1 - err) / n)
    return max(0.0, err - half), min(1.0, err + half)
