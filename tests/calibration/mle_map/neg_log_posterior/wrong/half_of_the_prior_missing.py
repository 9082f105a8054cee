"""forgets the 2 under the squared weights

Breaks: the second term (perfect predictions)
Slips: 1
"""


def neg_log_posterior(X, y, w, sigma2, tau2):
    if sigma2 <= 0 or tau2 <= 0:
        raise ValueError("variances must be positive")
    r = X @ w - y
    return float(r @ r / (2 * sigma2) + w @ w / tau2)
