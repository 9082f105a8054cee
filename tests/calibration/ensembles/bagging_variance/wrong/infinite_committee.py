"""takes more than a thousand models for infinitely many

Breaks: many models
Slips: 1
"""


def bagging_variance(rho, sigma2, n_models):
    if n_models > 1000:
        return rho * sigma2
    return rho * sigma2 + (1 - rho) * sigma2 / n_models
