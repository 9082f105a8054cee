"""subtracts y in place from predictions, which fails if those are integers

Breaks: the first term (`tau2` of `inf`)
Slips: 1
"""


def neg_log_posterior(X, y, w, sigma2, tau2):
    if sigma2 <= 0 or tau2 <= 0:
        raise ValueError("variances must be positive")
    r = X @ w
    r -= y
    return float(np.sum(r**2) / (2 * sigma2) + np.sum(w**2) / (2 * tau2))
