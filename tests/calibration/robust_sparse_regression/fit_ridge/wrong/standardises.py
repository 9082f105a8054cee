"""standardises the columns before it penalises them

Breaks: columns in other units
Slips: 1, columns with a deviation other than 1 stand in nearly all tests
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
    s = Xc.std(axis=0)
    s = np.where(s < 1e-12, 1.0, s)
    Xc = Xc / s
    w = np.linalg.solve(Xc.T @ Xc + lam * np.eye(d), Xc.T @ yc)
    w = w / s
    return w, float(ybar - xbar @ w)
