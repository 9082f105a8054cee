"""takes the mean of the squared residuals in place of their sum

Breaks: the first term (`tau2` of `inf`)
Slips: 1
"""


def neg_log_posterior(X, y, w, sigma2, tau2):
    if sigma2 <= 0 or tau2 <= 0:
        raise ValueError("variances must be positive")
    return float(np.mean((X @ w - y) ** 2) / (2 * sigma2) + w @ w / (2 * tau2))
