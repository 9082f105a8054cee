"""cuts at 1 before it multiplies by the number of hypotheses

Breaks: the cap at 1
"""

import math


def hoeffding_bound(n, eps, m=1):
    one = min(0.0, math.log(2) - 2 * eps**2 * n)
    return math.exp(math.log(m) + one)
