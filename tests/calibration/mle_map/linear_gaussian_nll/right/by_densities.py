"""adds minus the log of each density"""


def linear_gaussian_nll(X, y, w, sigma2):
    if np.shape(y) != (np.shape(X)[0],):
        raise ValueError("y must have shape (n,)")
    z = (np.asarray(y, dtype=float) - X @ w) / np.sqrt(sigma2)
    return float(np.sum(z**2 / 2 + np.log(sigma2) / 2 + np.log(2 * np.pi) / 2))
