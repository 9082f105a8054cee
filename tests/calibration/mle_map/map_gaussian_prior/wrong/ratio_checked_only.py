"""refuses only a negative ratio

Breaks: the errors
Slips: 1
"""


def map_gaussian_prior(X, y, sigma2, tau2):
    if tau2 == 0 or sigma2 / tau2 < 0:
        raise ValueError("the ratio must be positive")
    return np.linalg.solve(X.T @ X + sigma2 / tau2 * np.eye(X.shape[1]), X.T @ y)
