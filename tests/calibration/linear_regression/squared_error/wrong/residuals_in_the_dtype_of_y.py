"""stores the residuals in the dtype of y, which cuts off fractions for integers

Breaks: integers
Slips: 1
"""


def squared_error(X, y, w, reduction="mean"):
    if y.shape != (len(X),):
        raise ValueError("y must have shape (n,)")
    r = np.empty_like(y)
    r[:] = X @ w - y
    S, n = float(r @ r), len(X)
    return {"sum": S, "mean": S / n, "half_sum": S / 2, "half_mean": S / (2 * n)}[reduction]
