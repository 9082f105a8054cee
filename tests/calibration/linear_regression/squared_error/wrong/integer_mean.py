"""divides integers by n in integer division for 'mean'

Breaks: integers
Slips: 1
"""


def squared_error(X, y, w, reduction="mean"):
    n = len(X)
    if y.shape != (n,):
        raise ValueError("y must have shape (n,)")
    r = X @ w - y
    S = r @ r
    mean = S // n if isinstance(S, np.integer) else S / n
    return float({"sum": S, "mean": mean, "half_sum": S / 2, "half_mean": S / n / 2}[reduction])
