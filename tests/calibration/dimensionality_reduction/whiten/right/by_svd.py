"""takes a full singular value decomposition of the rows"""


def whiten(X, eps=0.0):
    n, d = X.shape
    Xc = X - np.mean(X, axis=0)
    _, s, Vt = np.linalg.svd(Xc, full_matrices=True)
    values = np.zeros(d)
    values[: len(s)] = s * s / n
    if values[-1] + eps <= 1e-12 * values[0]:
        raise np.linalg.LinAlgError("flat")
    W = fix_signs(Vt).T @ np.diag((values + eps) ** -0.5)
    return Xc @ W, W
