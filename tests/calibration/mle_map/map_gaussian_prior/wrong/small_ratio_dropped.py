"""drops a ratio below 1e-8, however small the features are

Breaks: ratios far from 1
Slips: 1
"""


def map_gaussian_prior(X, y, sigma2, tau2):
    if sigma2 <= 0 or tau2 <= 0:
        raise ValueError("variances must be positive")
    ratio = sigma2 / tau2
    if ratio < 1e-8:
        return np.linalg.lstsq(X, y, rcond=None)[0]
    return np.linalg.solve(X.T @ X + ratio * np.eye(X.shape[1]), X.T @ y)
