"""centres the targets in their own dtype

Breaks: integers
"""


def fit_ridge(X, y, lam):
    if lam < 0:
        raise ValueError("lam < 0")
    X = np.asarray(X, dtype=float)
    n, d = X.shape
    xbar, ybar = X.mean(axis=0), y.mean().astype(y.dtype)
    Xc, yc = X - xbar, y - ybar
    if lam == 0 and np.linalg.matrix_rank(Xc) < d:
        raise np.linalg.LinAlgError("dependent columns")
    w = np.linalg.solve(Xc.T @ Xc + lam * np.eye(d), Xc.T @ yc)
    return w, float(ybar - xbar @ w)
