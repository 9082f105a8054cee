"""divides by the number of samples

Slips: 1, only a single sample is right
"""


def linear_gaussian_nll(X, y, w, sigma2):
    if y.shape != (len(X),):
        raise ValueError("y must have shape (n,)")
    r = X @ w - y
    return float(np.log(2 * np.pi * sigma2) / 2 + np.mean(r**2) / (2 * sigma2))
