"""takes a level that is close to 1 for 1

Breaks: levels 0 and 1
Slips: 1
"""

import math


def family_wise_error_rate(alpha, m):
    if m == 0:
        return 0.0
    if np.isclose(alpha, 1):
        return 1.0
    return -math.expm1(m * math.log1p(-alpha))
