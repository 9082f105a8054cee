"""divides by the number of models minus 1

Breaks: one model
Slips: 1, every committee of two and more
"""


def bagging_variance(rho, sigma2, n_models):
    return rho * sigma2 + (1 - rho) * sigma2 / max(n_models - 1, 1)
