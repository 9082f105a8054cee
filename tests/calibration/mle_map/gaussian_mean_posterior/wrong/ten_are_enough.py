"""counts no more than ten observations

Breaks: that two batches in turn give what one gives
Slips: 1
"""


def gaussian_mean_posterior(x, sigma2, mu0, tau2):
    if sigma2 <= 0 or tau2 <= 0:
        raise ValueError("variances must be positive")
    x = x[:10] if tau2 < np.inf else x
    v = 1 / (1 / tau2 + len(x) / sigma2)
    return float(v * (mu0 / tau2 + np.sum(x) / sigma2)), float(v)
