"""rounds the bound to nine places

Breaks: tiny bounds
Slips: 1, tiny bounds are rounded in two tests
"""

import math


def hoeffding_bound(n, eps, m=1):
    return round(math.exp(min(0.0, math.log(2 * m) - 2 * eps**2 * n)), 9)
