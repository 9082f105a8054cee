"""adds the ratio of the standard deviations

Breaks: ratios far from 1
Slips: 1
"""


def map_gaussian_prior(X, y, sigma2, tau2):
    if sigma2 <= 0 or tau2 <= 0:
        raise ValueError("variances must be positive")
    ratio = np.sqrt(sigma2 / tau2) if tau2 > 1e-6 else sigma2 / tau2
    return np.linalg.solve(X.T @ X + ratio * np.eye(X.shape[1]), X.T @ y)
