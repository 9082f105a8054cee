"""raises ValueError for variances below 1e-12

Breaks: the errors
Slips: 1
"""


def gaussian_mean_posterior(x, sigma2, mu0, tau2):
    if sigma2 < 1e-12 or tau2 < 1e-12:
        raise ValueError("variances must be positive")
    v = 1 / (1 / tau2 + len(x) / sigma2)
    return float(v * (mu0 / tau2 + np.sum(x) / sigma2)), float(v)
