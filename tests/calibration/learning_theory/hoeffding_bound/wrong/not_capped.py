"""returns numbers above 1

Breaks: the cap at 1
"""

import math


def hoeffding_bound(n, eps, m=1):
    return math.exp(math.log(2 * m) - 2 * eps**2 * n)
