"""subtracts 1 from the exponential, which loses digits

Breaks: level $10^{-12}$
Slips: 1
"""

import math


def family_wise_error_rate(alpha, m):
    if m == 0:
        return 0.0
    if alpha == 1:
        return 1.0
    return 1 - math.exp(m * math.log1p(-alpha))
