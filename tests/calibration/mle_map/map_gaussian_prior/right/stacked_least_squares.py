"""gives the prior as further samples to least squares"""


def map_gaussian_prior(X, y, sigma2, tau2):
    if not (sigma2 > 0 and tau2 > 0):
        raise ValueError("variances must be positive")
    d = X.shape[1]
    Z = np.vstack([X, np.sqrt(sigma2 / tau2) * np.eye(d)])
    return np.linalg.lstsq(Z, np.concatenate([y, np.zeros(d)]), rcond=None)[0]
