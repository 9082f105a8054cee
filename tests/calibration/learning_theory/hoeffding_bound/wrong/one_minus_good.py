"""computes 1 minus the chance of the opposite, which loses tiny bounds

Breaks: tiny bounds
"""

import math


def hoeffding_bound(n, eps, m=1):
    e = math.exp(min(0.0, math.log(2 * m) - 2 * eps**2 * n))
    return e if e > 1e-5 else 1 - (1 - e)
