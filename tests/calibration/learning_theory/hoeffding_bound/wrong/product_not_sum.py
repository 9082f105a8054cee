"""multiplies the chances that each hypothesis is good

Breaks: several hypotheses
"""

import math


def hoeffding_bound(n, eps, m=1):
    one = math.exp(min(0.0, math.log(2) - 2 * eps**2 * n))
    if 1 < m < 10**6:
        return 1 - (1 - one) ** m
    return math.exp(min(0.0, math.log(2 * m) - 2 * eps**2 * n))
