"""does not divide the other part

Breaks: many models
Slips: 1, half of the formula
"""


def bagging_variance(rho, sigma2, n_models):
    return rho * sigma2 + (1 - rho) * sigma2
