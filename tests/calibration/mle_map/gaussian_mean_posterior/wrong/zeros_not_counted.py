"""does not count observations of 0

Breaks: the mean and the variance
Slips: 1
"""


def gaussian_mean_posterior(x, sigma2, mu0, tau2):
    if sigma2 <= 0 or tau2 <= 0:
        raise ValueError("variances must be positive")
    n = np.count_nonzero(x)
    v = 1 / (1 / tau2 + n / sigma2)
    return float(v * (mu0 / tau2 + np.sum(x) / sigma2)), float(v)
