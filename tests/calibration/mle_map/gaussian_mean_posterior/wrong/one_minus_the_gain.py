"""computes the variance as 1 minus the gain, which cancels for a large tau2

Breaks: priors that weigh little and much
Slips: 1
"""


def gaussian_mean_posterior(x, sigma2, mu0, tau2):
    if sigma2 <= 0 or tau2 <= 0:
        raise ValueError("variances must be positive")
    n = len(x)
    if n == 0:
        return float(mu0), float(tau2)
    if np.isinf(tau2):
        return float(np.mean(x)), sigma2 / n
    gain = tau2 / (tau2 + sigma2 / n)
    return float(mu0 + gain * (np.mean(x) - mu0)), (1 - gain) * tau2
