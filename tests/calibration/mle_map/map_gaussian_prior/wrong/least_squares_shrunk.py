"""divides the least-squares weights by 1 plus the ratio

Slips: 1, only the limits are right
"""


def map_gaussian_prior(X, y, sigma2, tau2):
    if sigma2 <= 0 or tau2 <= 0:
        raise ValueError("variances must be positive")
    return np.linalg.lstsq(X, y, rcond=None)[0] / (1 + sigma2 / tau2)
