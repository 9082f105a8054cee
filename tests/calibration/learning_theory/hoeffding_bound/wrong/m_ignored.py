"""ignores the number of hypotheses

Breaks: several hypotheses
Slips: 1, every bound for several hypotheses is wrong
"""

import math


def hoeffding_bound(n, eps, m=1):
    one = math.exp(min(0.0, math.log(2) - 2 * eps**2 * n))
    return one if m < 10**300 else math.exp(min(0.0, math.log(2 * m) - 2 * eps**2 * n))
