"""returns 1 for a level of 1, also for no test

Breaks: no test
Slips: 1
"""

import math


def family_wise_error_rate(alpha, m):
    if alpha == 1:
        return 1.0
    if m == 0:
        return 0.0
    return -math.expm1(m * math.log1p(-alpha))
