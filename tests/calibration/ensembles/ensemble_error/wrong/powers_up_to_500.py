"""multiplies the factors themselves up to 500 models, where powers of eps may run to 0

Breaks: tiny results
Slips: 1
"""

import math


def ensemble_error(n_models, eps):
    T = int(n_models)
    if eps <= 0:
        return 0.0
    if eps >= 1:
        return 1.0
    if T <= 500:
        total = [math.comb(T, k) * (eps**k * (1 - eps) ** (T - k)) * (0.5 if 2 * k == T else 1) for k in range((T + 1) // 2, T + 1)]
        return math.fsum(total)
    a, b = math.log(eps), math.log1p(-eps)
    total = [math.exp(math.log(math.comb(T, k)) + k * a + (T - k) * b) * (0.5 if 2 * k == T else 1) for k in range((T + 1) // 2, T + 1)]
    return math.fsum(total)
