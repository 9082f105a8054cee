"""counts the sample as one observation

Breaks: that two batches in turn give what one gives
Slips: 1, only samples of one are right
"""


def gaussian_mean_posterior(x, sigma2, mu0, tau2):
    if sigma2 <= 0 or tau2 <= 0:
        raise ValueError("variances must be positive")
    if len(x) == 0:
        return float(mu0), float(tau2)
    v = 1 / (1 / tau2 + 1 / sigma2)
    return float(v * (mu0 / tau2 + np.mean(x) / sigma2)), float(v)
