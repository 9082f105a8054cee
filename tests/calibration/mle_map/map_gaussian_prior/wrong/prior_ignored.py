"""adds sigma2, whatever tau2 is

Breaks: `tau2` of `inf`
Breaks: ratios far from 1
Slips: 1
"""


def map_gaussian_prior(X, y, sigma2, tau2):
    if sigma2 <= 0 or tau2 <= 0:
        raise ValueError("variances must be positive")
    return np.linalg.solve(X.T @ X + sigma2 * np.eye(X.shape[1]), X.T @ y)
