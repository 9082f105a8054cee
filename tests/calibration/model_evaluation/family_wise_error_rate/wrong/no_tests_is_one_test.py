"""treats no test as one test

Breaks: no test
Slips: 1
"""

import math


def family_wise_error_rate(alpha, m):
    m = max(m, 1)
    if alpha == 1:
        return 1.0
    return -math.expm1(m * math.log1p(-alpha))
