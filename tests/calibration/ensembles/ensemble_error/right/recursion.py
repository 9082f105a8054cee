# Each term from the one before, from the largest one outwards.
import math


def ensemble_error(n_models, eps):
    if eps == 0 or eps == 1:
        return float(eps)
    odds = math.log(eps) - math.log1p(-eps)
    log_term, total = n_models * math.log1p(-eps), 0.0
    for k in range(n_models + 1):
        share = 1.0 if 2 * k > n_models else 0.5 if 2 * k == n_models else 0.0
        total += share * math.exp(log_term)
        if k < n_models:
            log_term += math.log(n_models - k) - math.log(k + 1) + odds
    return total
