"""takes rates within a hundred-thousandth of 1 for 1

Breaks: an odd number of models
Slips: 1
"""


def ensemble_error(n_models, eps):
    import math

    if eps == 0:
        return 0.0
    if np.isclose(eps, 1):
        return 1.0
    total = 0.0
    for k in range((n_models + 1) // 2, n_models + 1):
        logs = (
            math.log(math.comb(n_models, k)) + k * math.log(eps) + (n_models - k) * math.log1p(-eps)
        )
        total += math.exp(logs) / (2 if 2 * k == n_models else 1)
    return total
