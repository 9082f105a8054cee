"""adds minus the log of each density"""


def gaussian_nll(x, mu, sigma2):
    if sigma2 <= 0:
        raise ValueError("sigma2 must be positive")
    z = (np.asarray(x, dtype=float) - mu) / np.sqrt(sigma2)
    return float(np.sum(0.5 * z**2 + 0.5 * np.log(2 * np.pi) + 0.5 * np.log(sigma2)))
