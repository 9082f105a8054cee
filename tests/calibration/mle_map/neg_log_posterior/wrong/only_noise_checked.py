"""checks sigma2 but not tau2

Breaks: the errors
Slips: 1
"""


def neg_log_posterior(X, y, w, sigma2, tau2):
    if sigma2 <= 0:
        raise ValueError("sigma2 must be positive")
    r = X @ w - y
    with np.errstate(all="ignore"):
        return float(r @ r / (2 * sigma2) + w @ w / np.float64(2 * tau2))
