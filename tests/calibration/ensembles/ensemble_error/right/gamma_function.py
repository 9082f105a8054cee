# Logarithms of factorials; even committees as one member less.
import math


def ensemble_error(n_models, eps):
    if eps in (0, 1):
        return float(eps)
    n = n_models - 1 if n_models % 2 == 0 else n_models
    k = np.arange(n // 2 + 1, n + 1)
    ways = [math.lgamma(n + 1) - math.lgamma(j + 1) - math.lgamma(n - j + 1) for j in k]
    return float(np.sum(np.exp(np.array(ways) + k * np.log(eps) + (n - k) * np.log1p(-eps))))
