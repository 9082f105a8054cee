"""repairs y of shape (n, 1) silently

Breaks: (n, 1) among them
Slips: 1
"""


def linear_gaussian_mle(X, y):
    n, d = X.shape
    y = np.ravel(y)
    if y.shape != (n,):
        raise ValueError("y must have shape (n,)")
    if np.linalg.matrix_rank(X) < d:
        raise np.linalg.LinAlgError("dependent columns")
    w = np.linalg.lstsq(X, y, rcond=None)[0]
    return w, float(np.mean((X @ w - y) ** 2))
