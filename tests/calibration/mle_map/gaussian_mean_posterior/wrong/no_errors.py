"""takes any variances without an error

Breaks: the errors
Slips: 1
"""


def gaussian_mean_posterior(x, sigma2, mu0, tau2):
    with np.errstate(all="ignore"):
        sigma2, tau2 = np.float64(sigma2), np.float64(tau2)
        v = 1 / (1 / tau2 + len(x) / sigma2)
        return float(v * (mu0 / tau2 + np.sum(x) / sigma2)), float(v)
