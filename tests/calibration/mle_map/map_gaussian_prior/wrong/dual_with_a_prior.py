"""solves the n by n system whenever there is a prior, which cancels for small ratios

Breaks: ratios far from 1
Slips: 1
"""


def map_gaussian_prior(X, y, sigma2, tau2):
    if sigma2 <= 0 or tau2 <= 0:
        raise ValueError("variances must be positive")
    if np.isinf(tau2):
        return np.linalg.lstsq(X, y, rcond=None)[0]
    return X.T @ np.linalg.solve(X @ X.T + sigma2 / tau2 * np.eye(len(X)), y)
