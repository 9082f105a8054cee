"""returns the smaller of the two probabilities

Breaks: an odd number of models
Slips: 1, committees that are worse than chance stand in three tests
"""


import math


def ensemble_error(n_models, eps):
    if eps in (0, 1):
        return float(eps)
    total = 0.0
    for k in range(n_models + 1):
        if 2 * k < n_models:
            continue
        log_term = math.log(math.comb(n_models, k)) + k * math.log(eps)
        log_term += (n_models - k) * math.log1p(-eps)
        total += math.exp(log_term) / (2 if 2 * k == n_models else 1)
    return min(total, 1 - total) if total > 0.5 + 1e-9 else total
