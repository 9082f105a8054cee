"""takes a thousand-millionth off before it rounds up, against rounding

Breaks: a tiny `eps`
"""

import math


def hoeffding_sample_size(eps, delta, m=1):
    if eps <= 0 or not 0 < delta < 1 or m < 1:
        raise ValueError("out of range")
    quotient = (math.log(2 * m) - math.log(delta)) / (2 * eps**2)
    return math.ceil(quotient * (1 - 1e-9))
