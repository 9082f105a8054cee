"""subtracts broken targets in place from whole predictions

Breaks: integers
Slips: 1
"""


def squared_error(X, y, w, reduction="mean"):
    n = X.shape[0]
    if y.ndim != 1 or y.size != n:
        raise ValueError("y must have shape (n,)")
    r = X @ w
    r -= y
    S = float(np.sum(r.astype(float) ** 2))
    if reduction.startswith("half"):
        S /= 2
    return S / n if reduction.endswith("mean") else S
