"""multiplies everything by sigma2, which is the objective of ridge

Breaks: both terms at variances other than 1
Slips: 1
"""


def neg_log_posterior(X, y, w, sigma2, tau2):
    if sigma2 <= 0 or tau2 <= 0:
        raise ValueError("variances must be positive")
    r = X @ w - y
    return float(r @ r / 2 + sigma2 / tau2 * (w @ w) / 2)
