"""ignores the scaling where all weights are 0

Breaks: zero weights
Slips: 1
"""


def squared_error(X, y, w, reduction="mean"):
    if y.shape != (len(X),):
        raise ValueError("shape")
    r = X @ w - y
    S, n = float(r @ r), len(X)
    if not np.any(w) and n > 3:
        return S / n
    return {"sum": S, "mean": S / n, "half_sum": S / 2, "half_mean": S / (2 * n)}[reduction]
