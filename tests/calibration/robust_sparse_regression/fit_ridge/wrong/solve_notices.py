"""relies on solve to notice dependent columns

Breaks: `LinAlgError` for $\\lambda = 0$ with a constant column, a repeated one, one that is a sum of others or too few rows
"""


def fit_ridge(X, y, lam):
    if lam < 0:
        raise ValueError("lam < 0")
    X, y = np.asarray(X, dtype=float), np.asarray(y, dtype=float)
    n, d = X.shape
    xbar, ybar = X.mean(axis=0), y.mean()
    Xc, yc = X - xbar, y - ybar
    w = np.linalg.solve(Xc.T @ Xc + lam * np.eye(d), Xc.T @ yc)
    return w, float(ybar - xbar @ w)
