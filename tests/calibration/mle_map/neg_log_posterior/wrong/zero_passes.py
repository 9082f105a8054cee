"""refuses negative variances but not zero

Breaks: the errors
Slips: 1
"""


def neg_log_posterior(X, y, w, sigma2, tau2):
    if sigma2 < 0 or tau2 < 0:
        raise ValueError("variances must not be negative")
    r = X @ w - y
    with np.errstate(all="ignore"):
        return float(r @ r / np.float64(2 * sigma2) + w @ w / np.float64(2 * tau2))
