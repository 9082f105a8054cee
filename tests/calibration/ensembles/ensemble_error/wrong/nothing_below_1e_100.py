"""returns 0 as soon as the largest term is below 1e-100

Breaks: tiny results
Slips: 1
"""


def ensemble_error(n_models, eps):
    import math

    if eps in (0, 1):
        return float(eps)

    def logarithm(k):
        ways = math.lgamma(n_models + 1) - math.lgamma(k + 1) - math.lgamma(n_models - k + 1)
        return ways + k * math.log(eps) + (n_models - k) * math.log1p(-eps)

    if eps < 0.5 and logarithm(n_models // 2 + 1) < -100 * math.log(10):
        return 0.0
    total = sum(math.exp(logarithm(k)) for k in range(n_models // 2 + 1, n_models + 1))
    if n_models % 2 == 0:
        total += 0.5 * math.exp(logarithm(n_models // 2))
    return total
