"""multiplies and divides by tau2, which gives nan for inf

Breaks: `tau2` of `inf`
Slips: 1
"""


def gaussian_mean_posterior(x, sigma2, mu0, tau2):
    if sigma2 <= 0 or tau2 <= 0:
        raise ValueError("variances must be positive")
    total = len(x) * tau2 + sigma2
    return float((mu0 * sigma2 + tau2 * np.sum(x)) / total), float(tau2 * sigma2 / total)
