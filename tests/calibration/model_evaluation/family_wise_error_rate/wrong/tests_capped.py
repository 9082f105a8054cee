"""counts no more than a thousand tests

Breaks: thousands of tests
Slips: 1
"""

import math


def family_wise_error_rate(alpha, m):
    if m == 0:
        return 0.0
    if alpha == 1:
        return 1.0
    return -math.expm1(min(m, 1000) * math.log1p(-alpha))
