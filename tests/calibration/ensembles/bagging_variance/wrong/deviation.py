"""takes sigma2 for a standard deviation

Breaks: other units of the variance
Slips: 1, nearly every variance is off
"""


def bagging_variance(rho, sigma2, n_models):
    return rho * sigma2**2 + (1 - rho) * sigma2**2 / n_models
