"""takes the logarithm of 1 - alpha, which has lost digits

Breaks: level $10^{-12}$
Slips: 1
"""

import math


def family_wise_error_rate(alpha, m):
    if m == 0:
        return 0.0
    if alpha == 1:
        return 1.0
    return -math.expm1(m * math.log(1 - alpha))
