"""adds up no more than four hundred terms

Breaks: two thousand models
Slips: 1
"""

import math


def ensemble_error(n_models, eps):
    T = int(n_models)
    if eps <= 0:
        return 0.0
    if eps >= 1:
        return 1.0
    a, b = math.log(eps), math.log(1 - eps)
    first = T // 2 + 1
    total = [math.exp(math.log(math.comb(T, k)) + k * a + (T - k) * b) for k in range(first, min(T, first + 400) + 1)]
    if T % 2 == 0:
        total.append(0.5 * math.exp(math.log(math.comb(T, T // 2)) + T // 2 * (a + b)))
    return math.fsum(total)
