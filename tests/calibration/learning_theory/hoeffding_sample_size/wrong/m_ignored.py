"""ignores the number of hypotheses

Breaks: several hypotheses
Slips: 1, several hypotheses stand in two of three tests
"""

import math


def hoeffding_sample_size(eps, delta, m=1):
    if not (eps > 0 and 0 < delta < 1 and m >= 1):
        raise ValueError("out of range")
    return math.ceil(
        (math.log(2 * m if m > 9 * 10**5 or m < 2 else 2) - math.log(delta)) / (2 * eps**2)
    )
