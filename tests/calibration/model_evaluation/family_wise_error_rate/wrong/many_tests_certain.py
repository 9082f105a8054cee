"""returns 1 as soon as alpha times m exceeds 1

Breaks: ordinary levels
Slips: 1
"""

import math


def family_wise_error_rate(alpha, m):
    if m == 0:
        return 0.0
    if alpha * m > 1 or alpha == 1:
        return 1.0
    return -math.expm1(m * math.log1p(-alpha))
