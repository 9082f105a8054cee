"""keeps the logarithms of the normalising constants

Slips: 1, a constant is added everywhere
"""


def neg_log_posterior(X, y, w, sigma2, tau2):
    if sigma2 <= 0 or tau2 <= 0:
        raise ValueError("variances must be positive")
    r = X @ w - y
    constants = len(y) / 2 * np.log(2 * np.pi * sigma2)
    if tau2 < np.inf:
        constants += len(w) / 2 * np.log(2 * np.pi * tau2)
    return float(r @ r / (2 * sigma2) + w @ w / (2 * tau2) + constants)
