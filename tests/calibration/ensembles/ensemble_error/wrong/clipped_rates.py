"""keeps the error rate away from 0 and 1 by 1e-12

Breaks: no error and nothing but errors
Slips: 1
"""


import math


def ensemble_error(n_models, eps):
    eps = min(max(eps, 1e-12), 1 - 1e-12)
    total = 0.0
    for k in range(n_models + 1):
        if 2 * k < n_models:
            continue
        log_term = math.log(math.comb(n_models, k)) + k * math.log(eps)
        log_term += (n_models - k) * math.log1p(-eps)
        total += math.exp(log_term) / (2 if 2 * k == n_models else 1)
    return total
