"""returns one half for rates that agree with it to six digits

Breaks: $\\varepsilon = \\tfrac12$
Slips: 1
"""

import math


def ensemble_error(n_models, eps):
    T = int(n_models)
    if eps <= 0:
        return 0.0
    if eps >= 1:
        return 1.0
    if math.isclose(eps, 0.5, rel_tol=1e-6):
        return 0.5
    a, b = math.log(eps), math.log1p(-eps)
    total = [math.exp(math.log(math.comb(T, k)) + k * a + (T - k) * b) * (0.5 if 2 * k == T else 1) for k in range((T + 1) // 2, T + 1)]
    return math.fsum(total)
