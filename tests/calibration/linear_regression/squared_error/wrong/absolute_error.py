"""takes absolute in place of squared residuals

Slips: 1, no error is right
"""


def squared_error(X, y, w, reduction="mean"):
    if y.shape != (len(X),):
        raise ValueError("y must be one-dimensional")
    total = np.abs(X @ w - y).sum()
    n = X.shape[0]
    return float(
        {"sum": total, "mean": total / n, "half_sum": total / 2, "half_mean": total / (2 * n)}[
            reduction
        ]
    )
