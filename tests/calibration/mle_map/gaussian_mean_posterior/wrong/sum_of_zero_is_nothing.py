"""takes observations that add up to 0 for none

Breaks: no observations
Slips: 1
"""


def gaussian_mean_posterior(x, sigma2, mu0, tau2):
    if sigma2 <= 0 or tau2 <= 0:
        raise ValueError("variances must be positive")
    if not np.sum(x):
        return float(mu0), float(tau2)
    n = len(x)
    v = 1 / (1 / tau2 + n / sigma2)
    return float(v * (mu0 / tau2 + np.sum(x) / sigma2)), float(v)
