"""lets the ratio be at most a million

Breaks: a tiny `tau2` (weights near zero)
Slips: 1
"""


def map_gaussian_prior(X, y, sigma2, tau2):
    if sigma2 <= 0 or tau2 <= 0:
        raise ValueError("variances must be positive")
    ratio = min(sigma2 / tau2, 1e6)
    return np.linalg.solve(X.T @ X + ratio * np.eye(X.shape[1]), X.T @ y)
