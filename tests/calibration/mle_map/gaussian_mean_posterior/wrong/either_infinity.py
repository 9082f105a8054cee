"""takes a tau2 of minus infinity for no opinion

Breaks: the errors
Slips: 1
"""


def gaussian_mean_posterior(x, sigma2, mu0, tau2):
    if sigma2 <= 0:
        raise ValueError("sigma2 must be positive")
    if np.isinf(tau2):
        return float(np.mean(x)), sigma2 / len(x)
    if tau2 <= 0:
        raise ValueError("tau2 must be positive")
    v = 1 / (1 / tau2 + len(x) / sigma2)
    return float(v * (mu0 / tau2 + np.sum(x) / sigma2)), float(v)
