# Takes X X^T where X is wide.
def svd_from_eigh(X, tol=1e-10):
    n, d = X.shape
    if n < d:
        V, s, Ut = svd_from_eigh(X.T, tol)
        return Ut.T, s, V.T
    values, V = np.linalg.eigh(X.T @ X)
    values, V = np.flip(values), np.flip(V, axis=1)
    r = int(np.sum(values > tol * values[0]))
    s = np.sqrt(np.maximum(values[:r], 0))
    return X @ V[:, :r] @ np.diag(1 / s), s, V[:, :r].T
