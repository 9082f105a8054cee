"""takes columns as dependent if the condition number is beyond 100

Breaks: no error up to a condition number of $3\\cdot 10^8$ or for $\\lambda > 0$
"""


def fit_ridge(X, y, lam):
    if lam < 0:
        raise ValueError("lam must not be negative")
    X = np.asarray(X, dtype=float)
    y = np.asarray(y, dtype=float)
    d = X.shape[1]
    x_mean, y_mean = X.mean(axis=0), y.mean()
    Xc, yc = X - x_mean, y - y_mean
    if lam == 0 and np.linalg.cond(Xc) > 100:
        raise np.linalg.LinAlgError("many solutions")
    w = np.linalg.solve(Xc.T @ Xc + lam * np.eye(d), Xc.T @ yc)
    return w, float(y_mean - x_mean @ w)
