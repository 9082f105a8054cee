"""rounds to three places before it rounds up

Breaks: that the number is enough
"""

import math


def hoeffding_sample_size(eps, delta, m=1):
    if eps <= 0 or not 0 < delta < 1 or m < 1:
        raise ValueError("out of range")
    return math.ceil(round((math.log(2 * m) - math.log(delta)) / (2 * eps**2), 3))
