"""takes no hypotheses for one

Breaks: `ValueError` for each of the three arguments
"""

import math


def hoeffding_sample_size(eps, delta, m=1):
    if not (eps > 0 and 0 < delta < 1):
        raise ValueError("out of range")
    m = max(m, 1)
    return math.ceil((math.log(2 * m) - math.log(delta)) / (2 * eps**2))
