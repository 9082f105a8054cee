"""returns 2 m for eps of 0

Breaks: an `eps` of 0
"""

import math


def hoeffding_bound(n, eps, m=1):
    return math.exp(min(0.0, math.log(2 * m) - 2 * eps**2 * n)) if eps > 0 else 2.0 * m
