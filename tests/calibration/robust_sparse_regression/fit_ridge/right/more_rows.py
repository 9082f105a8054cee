# Least squares with d more rows, sqrt(lam) times the identity.
def fit_ridge(X, y, lam):
    if lam < 0:
        raise ValueError("lam")
    centre = np.mean(X, axis=0)
    Xc, d = X - centre, X.shape[1]
    if lam == 0 and np.linalg.matrix_rank(Xc) < d:
        raise np.linalg.LinAlgError("rank")
    rows = np.concatenate([Xc, lam**0.5 * np.eye(d)])
    w = np.linalg.lstsq(rows, np.concatenate([y - np.mean(y), np.zeros(d)]), rcond=None)[0]
    return w, np.mean(y) - centre @ w
