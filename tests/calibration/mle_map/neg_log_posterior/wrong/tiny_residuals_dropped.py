"""takes residuals below 1e-8 for zero

Breaks: both terms at variances other than 1
Slips: 1
"""


def neg_log_posterior(X, y, w, sigma2, tau2):
    if sigma2 <= 0 or tau2 <= 0:
        raise ValueError("variances must be positive")
    r = X @ w - y
    r[np.abs(r) < 1e-8] = 0
    return float(r @ r / (2 * sigma2) + w @ w / (2 * tau2))
