"""takes a tau2 above 1e10 for infinite

Breaks: the mean and the variance
Slips: 1
"""


def gaussian_mean_posterior(x, sigma2, mu0, tau2):
    if sigma2 <= 0 or tau2 <= 0:
        raise ValueError("variances must be positive")
    n = len(x)
    if n == 0:
        return mu0, tau2
    if tau2 > 1e10:
        return float(np.mean(x)), sigma2 / n
    v = 1 / (1 / tau2 + n / sigma2)
    return float(v * (mu0 / tau2 + np.sum(x) / sigma2)), v
