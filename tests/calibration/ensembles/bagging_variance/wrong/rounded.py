"""rounds to twelve digits after the point

Breaks: other units of the variance
Slips: 1
"""


def bagging_variance(rho, sigma2, n_models):
    return round(rho * sigma2 + (1 - rho) * sigma2 / n_models, 12)
