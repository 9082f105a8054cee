"""takes the rank of X.T @ X for that of X

Breaks: `LinAlgError` for dependent columns
Slips: 1
"""


def linear_gaussian_mle(X, y):
    n, d = X.shape
    if y.shape != (n,):
        raise ValueError("y must have shape (n,)")
    gram = X.T @ X
    if np.linalg.matrix_rank(gram) < d:
        raise np.linalg.LinAlgError("dependent columns")
    w = np.linalg.lstsq(X, y, rcond=None)[0]
    return w, float(np.mean((X @ w - y) ** 2))
