"""multiplies by the logarithm of the number of hypotheses

Breaks: several hypotheses
Slips: 1, every bound for several hypotheses is wrong
"""

import math


def hoeffding_bound(n, eps, m=1):
    if m > 10**300:
        return math.exp(min(0.0, math.log(2 * m) - 2 * eps**2 * n))
    return min(1.0, 2 * (1 + math.log(m)) * math.exp(-2 * eps**2 * n))
