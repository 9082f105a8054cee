"""halves integers by integer division

Breaks: integers
Slips: 1
"""


def squared_error(X, y, w, reduction="mean"):
    if y.shape != (len(X),):
        raise ValueError("y must have shape (n,)")
    r = X @ w - y
    S, n = r @ r, len(X)
    half = S // 2 if isinstance(S, np.integer) else S / 2
    return float({"sum": S, "mean": S / n, "half_sum": half, "half_mean": half / n}[reduction])
