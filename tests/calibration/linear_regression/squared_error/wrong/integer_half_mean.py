"""divides integers by 2 n in integer division for 'half_mean'

Breaks: integers
Slips: 1
"""


def squared_error(X, y, w, reduction="mean"):
    n = len(X)
    if y.shape != (n,):
        raise ValueError("y must have shape (n,)")
    r = X @ w - y
    S = r @ r
    if reduction == "half_mean":
        return float(S // (2 * n) if isinstance(S, np.integer) else S / (2 * n))
    return float({"sum": S, "mean": S / n, "half_sum": S / 2}[reduction])
