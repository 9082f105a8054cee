"""multiplies the squared weights by tau2 in place of dividing

Breaks: both terms at variances other than 1
Slips: 1
"""


def neg_log_posterior(X, y, w, sigma2, tau2):
    if sigma2 <= 0 or tau2 <= 0:
        raise ValueError("variances must be positive")
    r = X @ w - y
    penalty = 0.0 if tau2 == np.inf else tau2 * (w @ w) / 2
    return float(r @ r / (2 * sigma2) + penalty)
