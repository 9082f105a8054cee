"""divides by the number of models, as if they were independent

Breaks: identical models
Slips: 1, correlation is what it is about
"""


def bagging_variance(rho, sigma2, n_models):
    return sigma2 / n_models
