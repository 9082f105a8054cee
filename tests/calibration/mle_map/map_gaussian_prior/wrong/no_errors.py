"""takes any variances without an error

Breaks: the errors
Slips: 1
"""


def map_gaussian_prior(X, y, sigma2, tau2):
    ratio = sigma2 / tau2 if tau2 else 1e300
    return np.linalg.lstsq(X.T @ X + ratio * np.eye(X.shape[1]), X.T @ y, rcond=None)[0]
