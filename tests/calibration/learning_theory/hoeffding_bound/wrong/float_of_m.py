"""turns the number of hypotheses into a float

Breaks: more hypotheses than a float can count
"""

import math


def hoeffding_bound(n, eps, m=1):
    return min(1.0, 2 * float(m) * math.exp(-2 * eps**2 * n))
