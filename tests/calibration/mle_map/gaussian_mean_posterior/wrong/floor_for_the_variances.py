"""keeps both variances above 1e-9

Breaks: priors that weigh little and much
Slips: 1
"""


def gaussian_mean_posterior(x, sigma2, mu0, tau2):
    if sigma2 <= 0 or tau2 <= 0:
        raise ValueError("variances must be positive")
    sigma2, tau2 = max(sigma2, 1e-9), max(tau2, 1e-9)
    n = len(x)
    v = 1 / (1 / tau2 + n / sigma2)
    return float(v * (mu0 / tau2 + np.sum(x) / sigma2)), float(v)
