"""rounds to the nearest integer

Breaks: that the number is enough
Slips: 1, no number is right
"""

import math


def hoeffding_sample_size(eps, delta, m=1):
    if not (eps > 0 and 0 < delta < 1 and m >= 1):
        raise ValueError("out of range")
    return round((math.log(2 * m) - math.log(delta)) / (2 * eps**2))
