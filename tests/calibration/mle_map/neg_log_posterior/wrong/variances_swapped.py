"""divides the residuals by tau2 and the weights by sigma2

Breaks: both terms at variances other than 1
Slips: 1
"""


def neg_log_posterior(X, y, w, sigma2, tau2):
    if sigma2 <= 0 or tau2 <= 0:
        raise ValueError("variances must be positive")
    r = X @ w - y
    if tau2 == np.inf:
        return float(r @ r / (2 * sigma2))
    return float(r @ r / (2 * tau2) + w @ w / (2 * sigma2))
