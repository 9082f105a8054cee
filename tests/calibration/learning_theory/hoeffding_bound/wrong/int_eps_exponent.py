"""rounds the exponent down to a whole number

Breaks: the exponent
Slips: 1, no bound below 1 is right
"""

import math


def hoeffding_bound(n, eps, m=1):
    return math.exp(min(0.0, math.log(2 * m) - int(2 * eps**2 * n)))
