"""divides the observations by sigma2 in place

Breaks: `x` stays as it was
Slips: 1
"""


def gaussian_mean_posterior(x, sigma2, mu0, tau2):
    if sigma2 <= 0 or tau2 <= 0:
        raise ValueError("variances must be positive")
    if x.dtype.kind == "i":
        x = x.astype(float)
    x /= sigma2
    v = 1 / (1 / tau2 + len(x) / sigma2)
    return float(v * (mu0 / tau2 + np.sum(x))), float(v)
