"""takes the mean of an empty sample, which is nan

Breaks: no observations
Slips: 1
"""


def gaussian_mean_posterior(x, sigma2, mu0, tau2):
    if sigma2 <= 0 or tau2 <= 0:
        raise ValueError("variances must be positive")
    v = 1 / (1 / tau2 + len(x) / sigma2)
    mean = np.mean(x) if len(x) else float("nan")
    return float(v * (mu0 / tau2 + len(x) * mean / sigma2)), float(v)
