"""takes -alpha for the logarithm of 1 - alpha where alpha is below 1e-6

Slips: 1
"""

import math


def family_wise_error_rate(alpha, m):
    if m == 0:
        return 0.0
    if alpha == 1:
        return 1.0
    return -math.expm1(m * (-alpha if alpha < 1e-6 else math.log1p(-alpha)))
