"""turns the number of hypotheses into a float

Breaks: more hypotheses than a float can count
"""

import math


def hoeffding_sample_size(eps, delta, m=1):
    if not (eps > 0 and 0 < delta < 1 and m >= 1):
        raise ValueError("out of range")
    return math.ceil((math.log(2 * float(m)) - math.log(delta)) / (2 * eps**2))
