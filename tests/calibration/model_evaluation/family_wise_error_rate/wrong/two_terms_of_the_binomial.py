"""keeps two terms of the binomial series where alpha times m is below 0.001

Slips: 1
"""

import math


def family_wise_error_rate(alpha, m):
    if m == 0:
        return 0.0
    if alpha == 1:
        return 1.0
    if alpha * m < 1e-3:
        return m * alpha - m * (m - 1) / 2 * alpha**2
    return -math.expm1(m * math.log1p(-alpha))
