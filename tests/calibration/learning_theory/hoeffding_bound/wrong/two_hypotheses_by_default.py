"""takes two hypotheses where none are named

Breaks: the factor 2
Slips: 1, bounds of one hypothesis stand in all tests but one
"""

import math


def hoeffding_bound(n, eps, m=2):
    return math.exp(min(0.0, math.log(2 * m) - 2 * eps**2 * n))
