"""takes weights below 1e-8 for zero

Breaks: a tiny `tau2` (weights near zero)
Slips: 1
"""


def map_gaussian_prior(X, y, sigma2, tau2):
    if sigma2 <= 0 or tau2 <= 0:
        raise ValueError("variances must be positive")
    w = np.linalg.solve(X.T @ X + sigma2 / tau2 * np.eye(X.shape[1]), X.T @ y)
    w[np.abs(w) < 1e-8] = 0
    return w
