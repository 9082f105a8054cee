"""returns the standard deviation in place of the variance

Breaks: the mean and the variance
Slips: 1
"""


def gaussian_mean_posterior(x, sigma2, mu0, tau2):
    if sigma2 <= 0 or tau2 <= 0:
        raise ValueError("variances must be positive")
    if len(x) == 0:
        return float(mu0), float(tau2)
    v = 1 / (1 / tau2 + len(x) / sigma2)
    m = v * (mu0 / tau2 + np.sum(x) / sigma2)
    return float(m), float(v**0.5)
