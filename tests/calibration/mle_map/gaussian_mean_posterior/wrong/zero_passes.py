"""refuses negative variances but not zero

Breaks: the errors
Slips: 1
"""


def gaussian_mean_posterior(x, sigma2, mu0, tau2):
    if sigma2 < 0 or tau2 < 0:
        raise ValueError("variances must not be negative")
    with np.errstate(all="ignore"):
        v = 1 / (1 / np.float64(tau2) + len(x) / np.float64(sigma2))
        return float(v * (mu0 / np.float64(tau2) + np.sum(x) / np.float64(sigma2))), float(v)
