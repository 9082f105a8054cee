"""raises LinAlgError for dependent columns with a penalty, too

Breaks: no error up to a condition number of $3\\cdot 10^8$ or for $\\lambda > 0$
Breaks: fewer rows than columns
"""


def fit_ridge(X, y, lam):
    if lam < 0:
        raise ValueError("lam < 0")
    X, y = np.asarray(X, dtype=float), np.asarray(y, dtype=float)
    n, d = X.shape
    xbar, ybar = X.mean(axis=0), y.mean()
    Xc, yc = X - xbar, y - ybar
    if np.linalg.matrix_rank(Xc) < d:
        raise np.linalg.LinAlgError("dependent columns")
    w = np.linalg.solve(Xc.T @ Xc + lam * np.eye(d), Xc.T @ yc)
    return w, float(ybar - xbar @ w)
