"""adds 1 in place of the ratio if there are more columns than rows

Breaks: $n < d$
Slips: 1
"""


def map_gaussian_prior(X, y, sigma2, tau2):
    if sigma2 <= 0 or tau2 <= 0:
        raise ValueError("variances must be positive")
    n, d = X.shape
    if n < d:
        return X.T @ np.linalg.solve(X @ X.T + np.eye(n), y)
    return np.linalg.solve(X.T @ X + sigma2 / tau2 * np.eye(d), X.T @ y)
