"""refuses only a product of the variances that is not positive

Breaks: the errors
Slips: 1
"""


def neg_log_posterior(X, y, w, sigma2, tau2):
    if sigma2 * tau2 <= 0:
        raise ValueError("variances must be positive")
    r = X @ w - y
    return float(r @ r / (2 * sigma2) + w @ w / (2 * tau2))
