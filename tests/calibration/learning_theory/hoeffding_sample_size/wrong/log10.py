"""takes logarithms to the base 10

Breaks: that the number is enough
Slips: 1, no number is right
"""

import math


def hoeffding_sample_size(eps, delta, m=1):
    if not (eps > 0 and 0 < delta < 1 and m >= 1):
        raise ValueError("out of range")
    return math.ceil((math.log10(2 * m) - math.log10(delta)) / (2 * eps**2))
