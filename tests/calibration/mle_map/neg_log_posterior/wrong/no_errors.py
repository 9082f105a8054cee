"""takes any variances without an error

Breaks: the errors
Slips: 1
"""


def neg_log_posterior(X, y, w, sigma2, tau2):
    r = X @ w - y
    with np.errstate(all="ignore"):
        return float(r @ r / np.float64(2 * sigma2) + w @ w / np.float64(2 * tau2))
