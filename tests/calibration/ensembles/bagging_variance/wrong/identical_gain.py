"""divides the variance of identical models, too

Breaks: identical models
Slips: 1
"""


def bagging_variance(rho, sigma2, n_models):
    if rho == 1:
        return sigma2 / n_models
    return rho * sigma2 + (1 - rho) * sigma2 / n_models
