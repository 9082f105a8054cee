"""swaps the probabilities of right and wrong

Breaks: an odd number of models
Slips: 1, every result but those of fair coins belongs to another committee
"""


import math


def ensemble_error(n_models, eps):
    if eps in (0, 1):
        return float(eps)
    total = 0.0
    for k in range(n_models + 1):
        if 2 * k < n_models:
            continue
        log_term = math.log(math.comb(n_models, k)) + k * math.log1p(-eps)
        log_term += (n_models - k) * math.log(eps)
        total += math.exp(log_term) / (2 if 2 * k == n_models else 1)
    return total
