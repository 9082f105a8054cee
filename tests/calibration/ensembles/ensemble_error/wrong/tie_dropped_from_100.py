"""leaves the tie out from a hundred models on

Breaks: an even number of models
Slips: 1
"""

import math


def ensemble_error(n_models, eps):
    T = int(n_models)
    if eps <= 0:
        return 0.0
    if eps >= 1:
        return 1.0
    a, b = math.log(eps), math.log1p(-eps)
    tie = 0.5 if T < 100 else 0.0
    total = [math.exp(math.log(math.comb(T, k)) + k * a + (T - k) * b) * (tie if 2 * k == T else 1) for k in range((T + 1) // 2, T + 1)]
    return math.fsum(total)
