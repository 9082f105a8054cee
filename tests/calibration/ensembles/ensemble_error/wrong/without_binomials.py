"""forgets in how many ways k models can be wrong

Breaks: an odd number of models
Slips: 1, no committee of more than one is right
"""


import math


def ensemble_error(n_models, eps):
    if eps in (0, 1):
        return float(eps)
    total = 0.0
    for k in range(n_models + 1):
        if 2 * k < n_models:
            continue
        log_term = k * math.log(eps)
        log_term += (n_models - k) * math.log1p(-eps)
        total += math.exp(log_term) / (2 if 2 * k == n_models else 1)
    return total
