"""takes the plain average of the prior mean and the sample mean

Breaks: priors that weigh little and much
Slips: 1
"""


def gaussian_mean_posterior(x, sigma2, mu0, tau2):
    if sigma2 <= 0 or tau2 <= 0:
        raise ValueError("variances must be positive")
    v = 1 / (1 / tau2 + len(x) / sigma2)
    if len(x) == 0:
        return float(mu0), float(v)
    return float((mu0 + np.mean(x)) / 2), float(v)
