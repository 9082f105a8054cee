"""raises LinAlgError if X has no full column rank

Breaks: $n < d$
Slips: 1
"""


def map_gaussian_prior(X, y, sigma2, tau2):
    if sigma2 <= 0 or tau2 <= 0:
        raise ValueError("variances must be positive")
    if np.linalg.matrix_rank(X) < X.shape[1]:
        raise np.linalg.LinAlgError("dependent columns")
    return np.linalg.solve(X.T @ X + sigma2 / tau2 * np.eye(X.shape[1]), X.T @ y)
