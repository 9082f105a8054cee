"""cuts residuals to integers if the targets are integers

Breaks: the first term (`tau2` of `inf`)
Slips: 1
"""


def neg_log_posterior(X, y, w, sigma2, tau2):
    if sigma2 <= 0 or tau2 <= 0:
        raise ValueError("variances must be positive")
    r = np.zeros_like(y)
    r[:] = y - X @ w
    return float(r @ r / (2 * sigma2) + w @ w / (2 * tau2))
