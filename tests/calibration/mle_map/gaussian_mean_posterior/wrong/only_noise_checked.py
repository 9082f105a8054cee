"""checks sigma2 but not tau2

Breaks: the errors
Slips: 1
"""


def gaussian_mean_posterior(x, sigma2, mu0, tau2):
    if sigma2 <= 0:
        raise ValueError("sigma2 must be positive")
    with np.errstate(all="ignore"):
        tau2 = np.float64(tau2)
        v = 1 / (1 / tau2 + len(x) / sigma2)
        return float(v * (mu0 / tau2 + np.sum(x) / sigma2)), float(v)
