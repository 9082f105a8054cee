"""raises an error for a level of 0

Breaks: levels 0 and 1
Slips: 1
"""

import math


def family_wise_error_rate(alpha, m):
    if alpha <= 0:
        raise ValueError("no level")
    if m == 0:
        return 0.0
    if alpha == 1:
        return 1.0
    return -math.expm1(m * math.log1p(-alpha))
