"""forgets the factor 2

Breaks: the factor 2
Slips: 1, no bound below 1 is right
"""

import math


def hoeffding_bound(n, eps, m=1):
    return math.exp(min(0.0, math.log(m) - 2 * eps**2 * n))
