"""adds the ratio to each entry of the matrix, not only to its diagonal

Breaks: a ratio of 1
Slips: 1, only a single column is right
"""


def map_gaussian_prior(X, y, sigma2, tau2):
    if sigma2 <= 0 or tau2 <= 0:
        raise ValueError("variances must be positive")
    return np.linalg.solve(X.T @ X + sigma2 / tau2, X.T @ y)
