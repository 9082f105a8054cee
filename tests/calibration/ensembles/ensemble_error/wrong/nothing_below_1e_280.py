"""leaves out terms below 1e-280

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
    a, b = math.log(eps), math.log1p(-eps)
    logs = [math.log(math.comb(T, k)) + k * a + (T - k) * b - (math.log(2) if 2 * k == T else 0) for k in range((T + 1) // 2, T + 1)]
    return math.fsum(math.exp(x) for x in logs if x > -645)
