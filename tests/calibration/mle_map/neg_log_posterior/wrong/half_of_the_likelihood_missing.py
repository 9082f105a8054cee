"""forgets the 2 under the squared residuals

Breaks: the first term (`tau2` of `inf`)
Slips: 1
"""


def neg_log_posterior(X, y, w, sigma2, tau2):
    if sigma2 <= 0 or tau2 <= 0:
        raise ValueError("variances must be positive")
    r = X @ w - y
    return float(r @ r / sigma2 + w @ w / (2 * tau2))
