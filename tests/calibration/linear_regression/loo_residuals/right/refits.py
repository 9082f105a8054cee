# One refit per row; the rank says whether the row is determined by the others.
def loo_residuals(X, y):
    n = len(y)
    out = np.zeros(n)
    for i in range(n):
        keep = np.arange(n) != i
        if keep.sum() == 0 or np.linalg.matrix_rank(X[keep]) < np.linalg.matrix_rank(X):
            raise np.linalg.LinAlgError("nothing else determines this row")
        w = np.linalg.lstsq(X[keep], y[keep], rcond=None)[0]
        out[i] = y[i] - X[i] @ w
    return out
