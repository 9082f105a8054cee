"""leaves the first weight out of the prior

Breaks: a ratio of 1
Slips: 1, one weight is wrong wherever a prior counts
"""


def map_gaussian_prior(X, y, sigma2, tau2):
    if sigma2 <= 0 or tau2 <= 0:
        raise ValueError("variances must be positive")
    penalty = sigma2 / tau2 * np.eye(X.shape[1])
    penalty[0, 0] = 0.0
    return np.linalg.solve(X.T @ X + penalty, X.T @ y)
