"""adds 1 / tau2, whatever sigma2 is

Breaks: that only the ratio counts
Slips: 1
"""


def map_gaussian_prior(X, y, sigma2, tau2):
    if sigma2 <= 0 or tau2 <= 0:
        raise ValueError("variances must be positive")
    return np.linalg.solve(X.T @ X + np.eye(X.shape[1]) / tau2, X.T @ y)
