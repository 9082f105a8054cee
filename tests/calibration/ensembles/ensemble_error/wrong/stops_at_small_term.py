"""stops adding at the first term below 1e-15

Breaks: tiny results
Slips: 1
"""


def ensemble_error(n_models, eps):
    import math

    if eps in (0, 1):
        return float(eps)
    total = 0.0
    for k in range((n_models + 1) // 2, n_models + 1):
        logs = (
            math.log(math.comb(n_models, k)) + k * math.log(eps) + (n_models - k) * math.log1p(-eps)
        )
        term = math.exp(logs)
        total += term / 2 if 2 * k == n_models else term
        if term < 1e-15:
            break
    return total
