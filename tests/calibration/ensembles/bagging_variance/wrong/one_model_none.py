"""says that one model has no variance

Breaks: one model
Slips: 1
"""


def bagging_variance(rho, sigma2, n_models):
    if n_models == 1:
        return 0.0
    return rho * sigma2 + (1 - rho) * sigma2 / n_models
