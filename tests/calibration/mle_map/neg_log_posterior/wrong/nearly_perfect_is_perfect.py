"""takes residuals that are small beside the targets for zero

Breaks: both terms at variances other than 1
Slips: 1
"""


def neg_log_posterior(X, y, w, sigma2, tau2):
    if sigma2 <= 0 or tau2 <= 0:
        raise ValueError("variances must be positive")
    predictions = X @ w
    squares = 0.0 if np.allclose(predictions, y) else np.sum((predictions - y) ** 2)
    return float(squares / (2 * sigma2) + np.sum(w**2) / (2 * tau2))
