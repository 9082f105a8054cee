"""raises ValueError for a prior without opinion

Breaks: `tau2` of `inf`
Slips: 1
"""


def map_gaussian_prior(X, y, sigma2, tau2):
    if sigma2 <= 0 or tau2 <= 0 or not np.isfinite(tau2):
        raise ValueError("variances must be positive and finite")
    return np.linalg.solve(X.T @ X + sigma2 / tau2 * np.eye(X.shape[1]), X.T @ y)
