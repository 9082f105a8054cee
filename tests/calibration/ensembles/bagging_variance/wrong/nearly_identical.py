"""takes a correlation within a hundred-thousandth of 1 for 1

Breaks: identical models
Slips: 1
"""


def bagging_variance(rho, sigma2, n_models):
    if np.isclose(rho, 1):
        return float(sigma2)
    return rho * sigma2 + (1 - rho) * sigma2 / n_models
