"""squares the weights in place

Breaks: the arguments stay as they were
Slips: 1
"""


def neg_log_posterior(X, y, w, sigma2, tau2):
    if sigma2 <= 0 or tau2 <= 0:
        raise ValueError("variances must be positive")
    r = X @ w - y
    w *= w
    return float(r @ r / (2 * sigma2) + np.sum(w) / (2 * tau2))
