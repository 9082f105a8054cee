"""follows a misprint and takes the exponential of minus n

Breaks: the exponent
Slips: 1, no bound below 1 is right
"""

import math


def hoeffding_bound(n, eps, m=1):
    return math.exp(min(0.0, math.log(2 * m) - n)) if eps else 1.0
