"""raises ValueError for variances below 1e-12

Breaks: the errors
Slips: 1
"""


def map_gaussian_prior(X, y, sigma2, tau2):
    if sigma2 < 1e-12 or tau2 < 1e-12:
        raise ValueError("variances must be positive")
    return np.linalg.solve(X.T @ X + sigma2 / tau2 * np.eye(X.shape[1]), X.T @ y)
