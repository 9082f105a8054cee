"""returns the chance that no test raises an alarm

Slips: 1, every rate is the complement of the right one
"""

import math


def family_wise_error_rate(alpha, m):
    if alpha == 1:
        return float(m == 0)
    return math.exp(m * math.log1p(-alpha))
