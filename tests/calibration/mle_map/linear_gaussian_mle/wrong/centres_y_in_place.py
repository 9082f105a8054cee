"""subtracts the predictions from y in place

Breaks: the arguments stay as they were
Slips: 1
"""


def linear_gaussian_mle(X, y):
    n, d = X.shape
    if y.shape != (n,):
        raise ValueError("y must have shape (n,)")
    if np.linalg.matrix_rank(X) < d:
        raise np.linalg.LinAlgError("dependent columns")
    w = np.linalg.lstsq(X, y, rcond=None)[0]
    if y.dtype.kind == "i":
        y = y.astype(float)
    y -= X @ w
    return w, float(np.mean(y**2))
