"""takes levels below 1e-10 for 0

Breaks: level $10^{-12}$
Slips: 1
"""

import math


def family_wise_error_rate(alpha, m):
    if m == 0 or alpha < 1e-10:
        return 0.0
    if alpha == 1:
        return 1.0
    return -math.expm1(m * math.log1p(-alpha))
