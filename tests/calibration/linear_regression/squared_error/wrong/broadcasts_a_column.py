"""broadcasts y of shape (n, 1) to (n, n) without a word

Breaks: ValueError for other shapes of y: (n, 1)
Slips: 1
"""


def squared_error(X, y, w, reduction="mean"):
    r = X @ w - y
    total = np.sum(r**2)
    n = len(y)
    return float(
        {"sum": total, "mean": total / n, "half_sum": total / 2, "half_mean": total / (2 * n)}[
            reduction
        ]
    )
