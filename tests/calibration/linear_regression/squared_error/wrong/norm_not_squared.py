"""returns the norm of the residual, not its square

Slips: 1, no error is right
"""


def squared_error(X, y, w, reduction="mean"):
    n = X.shape[0]
    if y.shape != (n,):
        raise ValueError("y must be one-dimensional")
    total = np.linalg.norm(X @ w - y)
    return float(
        {"sum": total, "mean": total / n, "half_sum": total / 2, "half_mean": total / (2 * n)}[
            reduction
        ]
    )
