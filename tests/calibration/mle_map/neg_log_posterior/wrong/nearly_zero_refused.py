"""raises ValueError for variances below 1e-12

Breaks: the errors
Slips: 1
"""


def neg_log_posterior(X, y, w, sigma2, tau2):
    if sigma2 < 1e-12 or tau2 < 1e-12:
        raise ValueError("variances must be positive")
    r = X @ w - y
    return float(r @ r / (2 * sigma2) + w @ w / (2 * tau2))
