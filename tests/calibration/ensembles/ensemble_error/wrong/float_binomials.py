"""multiplies binomials as floats, which overflow

Breaks: two thousand models
Slips: 1
"""


import math


def ensemble_error(n_models, eps):
    if eps in (0, 1):
        return float(eps)
    total = 0.0
    for k in range(n_models + 1):
        if 2 * k < n_models:
            continue
        term = float(math.comb(n_models, k)) * eps**k * (1 - eps) ** (n_models - k)
        total += term / (2 if 2 * k == n_models else 1)
    return total
