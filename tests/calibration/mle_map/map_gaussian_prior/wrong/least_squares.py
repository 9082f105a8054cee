"""returns least squares, without a prior

Slips: 1, only a prior without opinion is right
"""


def map_gaussian_prior(X, y, sigma2, tau2):
    if sigma2 <= 0 or tau2 <= 0:
        raise ValueError("variances must be positive")
    return np.linalg.lstsq(X, y, rcond=None)[0]
