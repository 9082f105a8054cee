"""multiplies the number for one hypothesis by m

Breaks: several hypotheses
Slips: 1, no number is right
"""

import math


def hoeffding_sample_size(eps, delta, m=1):
    if not (eps > 0 and 0 < delta < 1 and m >= 1):
        raise ValueError("out of range")
    return (
        math.ceil(m * (math.log(2) - math.log(delta)) / (2 * eps**2))
        if m < 10**300
        else math.ceil((math.log(2 * m) - math.log(delta)) / (2 * eps**2))
    )
