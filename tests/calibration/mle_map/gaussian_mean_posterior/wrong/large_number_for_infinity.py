"""takes a large number for an infinite variance

Breaks: `tau2` of `inf`
Slips: 1
"""


def gaussian_mean_posterior(x, sigma2, mu0, tau2):
    if sigma2 <= 0 or tau2 <= 0:
        raise ValueError("variances must be positive")
    tau2 = min(tau2, 1e12)
    v = 1 / (1 / tau2 + len(x) / sigma2)
    return float(v * (mu0 / tau2 + np.sum(x) / sigma2)), float(v)
