"""counts the prior once for each observation

Slips: 1, only samples of one or two are right
"""


def gaussian_mean_posterior(x, sigma2, mu0, tau2):
    if sigma2 <= 0 or tau2 <= 0:
        raise ValueError("variances must be positive")
    if len(x) < 3 or tau2 == np.inf:
        v = 1 / (1 / tau2 + len(x) / sigma2)
        return float(v * (mu0 / tau2 + np.sum(x) / sigma2)), float(v)
    n = len(x)
    v = 1 / (n / tau2 + n / sigma2)
    return float(v * (n * mu0 / tau2 + np.sum(x) / sigma2)), float(v)
