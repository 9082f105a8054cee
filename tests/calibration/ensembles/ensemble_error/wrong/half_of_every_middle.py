"""halves the term of the smallest majority for odd committees, too

Breaks: an odd number of models
Breaks: one model
Breaks: $\\varepsilon = \\tfrac12$
Slips: 1, every odd committee is off
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
        total += math.exp(log_term) / (2 if 2 * k in (n_models, n_models + 1) else 1)
    return total
