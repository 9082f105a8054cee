"""leaves out eigenvalues of X.T @ X below 1e-5 of the largest

Breaks: `tau2` of `inf`
Slips: 1
"""


def map_gaussian_prior(X, y, sigma2, tau2):
    if sigma2 <= 0 or tau2 <= 0:
        raise ValueError("variances must be positive")
    A = X.T @ X + sigma2 / tau2 * np.eye(X.shape[1])
    return np.linalg.pinv(A, rcond=1e-5) @ X.T @ y
