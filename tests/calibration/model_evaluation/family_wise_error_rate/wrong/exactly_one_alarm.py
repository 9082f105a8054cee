"""returns the chance of exactly one alarm

Breaks: ordinary levels
Slips: 1, no value for several tests is right
"""

import math


def family_wise_error_rate(alpha, m):
    if m == 0 or alpha == 0:
        return 0.0
    if alpha == 1:
        return 1.0
    return m * alpha * math.exp((m - 1) * math.log1p(-alpha))
