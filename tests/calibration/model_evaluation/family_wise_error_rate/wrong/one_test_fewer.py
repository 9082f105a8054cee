"""counts one test fewer than there are

Breaks: one test
Slips: 1, every exponent is wrong
"""

import math


def family_wise_error_rate(alpha, m):
    if m == 0:
        return 0.0
    if alpha == 1:
        return 1.0
    return -math.expm1((m - 1) * math.log1p(-alpha))
