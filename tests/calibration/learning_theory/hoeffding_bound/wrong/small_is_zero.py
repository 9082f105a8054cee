"""sets tiny bounds to 0

Breaks: tiny bounds
"""

import math


def hoeffding_bound(n, eps, m=1):
    exponent = math.log(2 * m) - 2 * eps**2 * n
    return math.exp(min(0.0, exponent)) if exponent > -36 else 0.0
