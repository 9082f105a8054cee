"""takes a correlation within 1e-8 of 0 for 0

Breaks: independent models
Slips: 1
"""


def bagging_variance(rho, sigma2, n_models):
    if np.isclose(rho, 0):
        return sigma2 / n_models
    return rho * sigma2 + (1 - rho) * sigma2 / n_models
