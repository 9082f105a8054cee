"""squares the correlation before it is used

Slips: 1, every correlation between the ends
"""


def bagging_variance(rho, sigma2, n_models):
    return rho**2 * sigma2 + (1 - rho**2) * sigma2 / n_models
