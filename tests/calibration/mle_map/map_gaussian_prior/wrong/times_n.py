"""multiplies the ratio by the number of samples

Breaks: a ratio of 1
Slips: 1, only the limits are right
"""


def map_gaussian_prior(X, y, sigma2, tau2):
    if sigma2 <= 0 or tau2 <= 0:
        raise ValueError("variances must be positive")
    ratio = len(X) * sigma2 / tau2
    return np.linalg.solve(X.T @ X + ratio * np.eye(X.shape[1]), X.T @ y)
