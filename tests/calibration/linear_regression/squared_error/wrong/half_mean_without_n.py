"""forgets to divide by n for 'half_mean'

Breaks: means ("mean" and "half_mean")
Slips: 1
"""


def squared_error(X, y, w, reduction="mean"):
    if y.shape != (len(X),):
        raise ValueError("y must be one-dimensional")
    r = X @ w - y
    if reduction == "sum":
        return float(r @ r)
    if reduction == "mean":
        return float(np.mean(r**2))
    return float(0.5 * r @ r)
