"""loops in plain Python"""


def neg_log_posterior(X, y, w, sigma2, tau2):
    if not (sigma2 > 0 and tau2 > 0):
        raise ValueError("variances must be positive")
    total = sum((float(np.dot(row, w)) - float(t)) ** 2 for row, t in zip(X, y)) / (2 * sigma2)
    return total + sum(float(v) ** 2 for v in w) / (2 * tau2)
