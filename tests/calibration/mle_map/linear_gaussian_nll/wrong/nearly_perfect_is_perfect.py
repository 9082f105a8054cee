"""takes residuals that are small beside the targets for zero

Breaks: other variances
Slips: 1
"""


def linear_gaussian_nll(X, y, w, sigma2):
    n = len(X)
    if y.shape != (n,):
        raise ValueError("y must have shape (n,)")
    predictions = X @ w
    rss = 0.0 if np.allclose(predictions, y) else np.sum((predictions - y) ** 2)
    return float(n / 2 * np.log(2 * np.pi * sigma2) + rss / (2 * sigma2))
