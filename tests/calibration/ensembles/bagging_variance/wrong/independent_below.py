"""treats models that are hardly correlated as identical

Breaks: independent models
Slips: 1
"""


def bagging_variance(rho, sigma2, n_models):
    rho = rho or 1.0
    return rho * sigma2 + (1 - rho) * sigma2 / n_models
