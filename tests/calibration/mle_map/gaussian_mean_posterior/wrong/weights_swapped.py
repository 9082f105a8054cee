"""trusts the prior the more the larger its variance is

Breaks: priors that weigh little and much
Slips: 1, no mean is right where it matters
"""


def gaussian_mean_posterior(x, sigma2, mu0, tau2):
    if sigma2 <= 0 or tau2 <= 0:
        raise ValueError("variances must be positive")
    v = 1 / (1 / tau2 + len(x) / sigma2)
    if len(x) == 0:
        return float(mu0), float(v)
    share = (sigma2 / len(x)) / (sigma2 / len(x) + tau2)
    return float(share * np.mean(x) + (1 - share) * mu0), float(v)
