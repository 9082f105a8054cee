"""takes the logarithm of 1 - alpha for levels from 1e-8 on, where it has lost digits

Slips: 1
"""

import math


def family_wise_error_rate(alpha, m):
    if m == 0:
        return 0.0
    if alpha == 1:
        return 1.0
    log = math.log1p(-alpha) if alpha < 1e-8 else math.log(1 - alpha)
    return -math.expm1(m * log)
