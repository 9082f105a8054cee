"""treats lam below 1e-6 as 0

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
    if lam < 1e-6 and np.linalg.matrix_rank(Xc) < d:
        raise np.linalg.LinAlgError("many solutions")
    w = np.linalg.solve(Xc.T @ Xc + lam * np.eye(d), Xc.T @ yc)
    return w, float(y_mean - x_mean @ w)
