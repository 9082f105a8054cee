"""returns 0.5 for one model and never looks at it

Breaks: one model
Slips: 1
"""


import math


def ensemble_error(n_models, eps):
    if n_models == 1:
        return 0.5
    if eps in (0, 1):
        return float(eps)
    total = 0.0
    for k in range(n_models + 1):
        if 2 * k < n_models:
            continue
        log_term = math.log(math.comb(n_models, k)) + k * math.log(eps)
        log_term += (n_models - k) * math.log1p(-eps)
        total += math.exp(log_term) / (2 if 2 * k == n_models else 1)
    return total
