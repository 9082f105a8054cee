"""takes a tau2 above 1e10 for infinite

Breaks: the second term (perfect predictions)
Slips: 1
"""


def neg_log_posterior(X, y, w, sigma2, tau2):
    if sigma2 <= 0 or tau2 <= 0:
        raise ValueError("variances must be positive")
    r = X @ w - y
    fit = float(r @ r / (2 * sigma2))
    return fit if tau2 > 1e10 else fit + float(w @ w / (2 * tau2))
