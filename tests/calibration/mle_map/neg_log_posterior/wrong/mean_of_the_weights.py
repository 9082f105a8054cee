"""takes the mean of the squared weights in place of their sum

Breaks: the second term (perfect predictions)
Slips: 1
"""


def neg_log_posterior(X, y, w, sigma2, tau2):
    if sigma2 <= 0 or tau2 <= 0:
        raise ValueError("variances must be positive")
    r = X @ w - y
    return float(r @ r / (2 * sigma2) + np.mean(w**2) / (2 * tau2))
