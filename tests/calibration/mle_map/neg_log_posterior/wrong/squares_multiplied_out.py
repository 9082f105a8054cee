"""multiplies the squares out, so that large targets leave no digit of small residuals

Breaks: targets far from 0
Slips: 1
"""


def neg_log_posterior(X, y, w, sigma2, tau2):
    if sigma2 <= 0 or tau2 <= 0:
        raise ValueError("variances must be positive")
    squares = y @ y - 2 * (w @ (X.T @ y)) + w @ (X.T @ X) @ w
    return float(max(squares, 0.0) / (2 * sigma2) + w @ w / (2 * tau2))
