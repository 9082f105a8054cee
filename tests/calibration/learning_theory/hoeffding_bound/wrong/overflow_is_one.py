"""returns 1 where the product overflows

Breaks: more hypotheses than a float can count
"""

import math


def hoeffding_bound(n, eps, m=1):
    try:
        return min(1.0, 2 * m * math.exp(-2 * eps**2 * n))
    except OverflowError:
        return 1.0
