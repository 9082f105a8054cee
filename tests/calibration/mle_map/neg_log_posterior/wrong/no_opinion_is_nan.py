"""computes nan for a prior without opinion

Breaks: the first term (`tau2` of `inf`)
Slips: 1
"""


def neg_log_posterior(X, y, w, sigma2, tau2):
    if sigma2 <= 0 or tau2 <= 0:
        raise ValueError("variances must be positive")
    r = X @ w - y
    with np.errstate(invalid="ignore"):
        return float((tau2 * (r @ r) + sigma2 * (w @ w)) / np.float64(2 * sigma2 * tau2))
