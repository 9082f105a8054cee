"""forgets to divide by n for 'half_mean'"""


def squared_error(X, y, w, reduction="mean"):
    if y.ndim != 1:
        raise ValueError("y must be one-dimensional")
    r = X @ w - y
    if reduction == "sum":
        return float(r @ r)
    if reduction == "mean":
        return float(np.mean(r**2))
    return float(0.5 * r @ r)
