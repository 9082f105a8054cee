"""adds a small number to the diagonal to be safe

Breaks: `tau2` of `inf`
Slips: 1
"""


def map_gaussian_prior(X, y, sigma2, tau2):
    if sigma2 <= 0 or tau2 <= 0:
        raise ValueError("variances must be positive")
    ratio = sigma2 / tau2 + 1e-8
    return np.linalg.solve(X.T @ X + ratio * np.eye(X.shape[1]), X.T @ y)
