# By the singular value decomposition.
def fit_ridge(X, y, lam):
    if lam < 0:
        raise ValueError("lam")
    centre = X.mean(axis=0)
    if lam == 0 and np.linalg.matrix_rank(X - centre) < X.shape[1]:
        raise np.linalg.LinAlgError("rank")
    U, s, Vt = np.linalg.svd(X - centre, full_matrices=False)
    w = Vt.T @ (s / (s**2 + lam + (s == 0)) * (U.T @ (y - y.mean())))
    return w, y.mean() - centre @ w
