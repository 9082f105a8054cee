"""raises ValueError without observations

Breaks: no observations
Slips: 1
"""


def gaussian_mean_posterior(x, sigma2, mu0, tau2):
    if sigma2 <= 0 or tau2 <= 0 or len(x) == 0:
        raise ValueError("variances must be positive, and there must be observations")
    v = 1 / (1 / tau2 + len(x) / sigma2)
    return float(v * (mu0 / tau2 + np.sum(x) / sigma2)), float(v)
