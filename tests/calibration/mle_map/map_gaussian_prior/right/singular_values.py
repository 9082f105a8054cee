"""shrinks along the singular vectors"""


def map_gaussian_prior(X, y, sigma2, tau2):
    if min(sigma2, tau2) <= 0:
        raise ValueError("variances must be positive")
    U, s, Vt = np.linalg.svd(X, full_matrices=False)
    return Vt.T @ (s / (s**2 + sigma2 / tau2) * (U.T @ y))
