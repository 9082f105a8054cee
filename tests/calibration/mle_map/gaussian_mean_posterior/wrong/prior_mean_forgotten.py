"""leaves the mean of the prior out

Breaks: priors that weigh little and much
Slips: 1
"""


def gaussian_mean_posterior(x, sigma2, mu0, tau2):
    if sigma2 <= 0 or tau2 <= 0:
        raise ValueError("variances must be positive")
    v = 1 / (1 / tau2 + len(x) / sigma2)
    return float(v * np.sum(x) / sigma2), float(v)
