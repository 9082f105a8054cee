"""sets a tiny eps to 0

Breaks: tiny bounds
"""

import math


def hoeffding_bound(n, eps, m=1):
    return math.exp(min(0.0, math.log(2 * m) - 2 * eps**2 * n)) if eps > 1e-8 else 1.0
