"""returns 1 where the rate is exactly one half

Breaks: $\\varepsilon = \\tfrac12$
Slips: 1, a rate of one half stands in three tests
"""

import math


def ensemble_error(n_models, eps):
    if eps == 0:
        return 0.0
    if eps in (0.5, 1):
        return 1.0
    total = 0.0
    for k in range((n_models + 1) // 2, n_models + 1):
        log_term = math.log(math.comb(n_models, k)) + k * math.log(eps)
        log_term += (n_models - k) * math.log1p(-eps)
        total += math.exp(log_term) * (0.5 if 2 * k == n_models else 1.0)
    return total
