"""solves the n by n system, which is singular without a prior

Breaks: `tau2` of `inf`
Slips: 1
"""


def map_gaussian_prior(X, y, sigma2, tau2):
    if sigma2 <= 0 or tau2 <= 0:
        raise ValueError("variances must be positive")
    K = X @ X.T
    if tau2 == np.inf:
        return X.T @ (y / np.diag(K))
    return X.T @ np.linalg.solve(K + sigma2 / tau2 * np.eye(len(X)), y)
