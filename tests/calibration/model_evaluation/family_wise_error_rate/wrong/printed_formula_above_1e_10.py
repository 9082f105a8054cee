"""uses the printed formula for levels from 1e-10 on

Slips: 1
"""

import math


def family_wise_error_rate(alpha, m):
    if m == 0:
        return 0.0
    if alpha < 1e-10:
        return -math.expm1(m * math.log1p(-alpha))
    return 1 - (1 - alpha) ** m
