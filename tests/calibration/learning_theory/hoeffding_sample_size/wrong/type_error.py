"""raises TypeError for arguments out of range

Breaks: `ValueError` for each of the three arguments
"""

import math


def hoeffding_sample_size(eps, delta, m=1):
    if not (eps > 0 and 0 < delta < 1 and m >= 1):
        raise TypeError("out of range")
    return math.ceil((math.log(2 * m) - math.log(delta)) / (2 * eps**2))
