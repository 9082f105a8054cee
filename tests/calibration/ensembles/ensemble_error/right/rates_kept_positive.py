# Logarithms, of rates that are kept away from 0: 1e-300 for one model without errors.
import math


def ensemble_error(n_models, eps):
    wrong, right = math.log(max(eps, 1e-300)), math.log1p(-eps) if eps < 1 else math.log(1e-300)
    total = 0.0
    for k in range((n_models + 1) // 2, n_models + 1):
        ways = math.lgamma(n_models + 1) - math.lgamma(k + 1) - math.lgamma(n_models - k + 1)
        share = 0.5 if 2 * k == n_models else 1.0
        total += share * math.exp(ways + k * wrong + (n_models - k) * right)
    return total
