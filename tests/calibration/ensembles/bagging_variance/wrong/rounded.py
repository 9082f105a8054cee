"""rounds to nine digits

Breaks: other units of the variance
Slips: 1
"""


def bagging_variance(rho, sigma2, n_models):
    return round(rho * sigma2 + (1 - rho) * sigma2 / n_models, 9)
