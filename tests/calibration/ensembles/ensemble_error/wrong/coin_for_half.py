"""returns one half for rates within a thousandth of it

Slips: 1
"""

import math


def ensemble_error(n_models, eps):
    if eps == 0 or eps == 1:
        return float(eps)
    if abs(eps - 0.5) < 1e-3:
        return 0.5
    total = 0.0
    for k in range((n_models + 1) // 2, n_models + 1):
        log_p = (
            math.lgamma(n_models + 1)
            - math.lgamma(k + 1)
            - math.lgamma(n_models - k + 1)
            + k * math.log(eps)
            + (n_models - k) * math.log1p(-eps)
        )
        total += math.exp(log_p) * (0.5 if 2 * k == n_models else 1.0)
    return total
