"""returns the part in common only

Breaks: independent models
Slips: 1, half of the formula
"""


def bagging_variance(rho, sigma2, n_models):
    return rho * sigma2
