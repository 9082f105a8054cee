"""looks for constant columns and too few rows, and leaves dependent ones to the solver

Breaks: one that is a sum of others
"""


def fit_ridge(X, y, lam):
    if lam < 0:
        raise ValueError("lam must not be negative")
    X = np.asarray(X, dtype=float)
    y = np.asarray(y, dtype=float)
    d = X.shape[1]
    x_mean, y_mean = X.mean(axis=0), y.mean()
    Xc, yc = X - x_mean, y - y_mean
    if lam == 0 and ((X.max(axis=0) == X.min(axis=0)).any() or len(X) <= d):
        raise np.linalg.LinAlgError("many solutions")
    w = np.linalg.solve(Xc.T @ Xc + lam * np.eye(d), Xc.T @ yc)
    return w, float(y_mean - x_mean @ w)
