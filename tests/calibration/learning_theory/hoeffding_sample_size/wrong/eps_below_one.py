"""refuses an eps above 1

Breaks: one above 1
Slips: 1
"""

import math


def hoeffding_sample_size(eps, delta, m=1):
    if not (0 < eps < 1 and 0 < delta < 1 and m >= 1):
        raise ValueError("out of range")
    return math.ceil((math.log(2 * m) - math.log(delta)) / (2 * eps**2))
