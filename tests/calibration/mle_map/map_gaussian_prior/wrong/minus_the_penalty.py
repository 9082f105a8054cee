"""subtracts the ratio from the diagonal

Breaks: a ratio of 1
Slips: 1, no weights with a prior are right
"""


def map_gaussian_prior(X, y, sigma2, tau2):
    if sigma2 <= 0 or tau2 <= 0:
        raise ValueError("variances must be positive")
    return np.linalg.solve(X.T @ X - sigma2 / tau2 * np.eye(X.shape[1]), X.T @ y)
