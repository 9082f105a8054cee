"""stops at a million examples

Breaks: a tiny `eps`
"""

import math


def hoeffding_sample_size(eps, delta, m=1):
    if not (eps > 0 and 0 < delta < 1 and m >= 1):
        raise ValueError("out of range")
    return min(10**6, math.ceil((math.log(2 * m) - math.log(delta)) / (2 * eps**2)))
