"""takes the square of lam

Slips: 1, nearly every fit with a penalty is wrong
"""


def fit_ridge(X, y, lam):
    if lam < 0:
        raise ValueError("lam < 0")
    X, y = np.asarray(X, dtype=float), np.asarray(y, dtype=float)
    n, d = X.shape
    xbar, ybar = X.mean(axis=0), y.mean()
    Xc, yc = X - xbar, y - ybar
    if lam == 0 and np.linalg.matrix_rank(Xc) < d:
        raise np.linalg.LinAlgError("dependent columns")
    w = np.linalg.solve(Xc.T @ Xc + lam**2 * np.eye(d), Xc.T @ yc)
    return w, float(ybar - xbar @ w)
