"""takes the weights for further residuals"""


def neg_log_posterior(X, y, w, sigma2, tau2):
    if min(sigma2, tau2) <= 0:
        raise ValueError("variances must be positive")
    parts = np.concatenate([(X @ w - y) / np.sqrt(sigma2), w / np.sqrt(tau2)])
    return float(np.sum(parts**2) / 2)
