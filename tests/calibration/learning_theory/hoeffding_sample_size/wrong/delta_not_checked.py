"""accepts any delta but 0

Breaks: `ValueError` for each of the three arguments
"""

import math


def hoeffding_sample_size(eps, delta, m=1):
    if not (eps > 0 and delta != 0 and m >= 1):
        raise ValueError("out of range")
    delta = abs(delta)
    return math.ceil((math.log(2 * m) - math.log(delta)) / (2 * eps**2))
