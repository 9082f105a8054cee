"""whitens by a Cholesky factor

Breaks: the matrix itself
Slips: 1, another matrix everywhere
"""


def whiten(X, eps=0.0):
    Xc, mean = center(X)
    n = len(X)
    values, vectors = np.linalg.eigh(Xc.T @ Xc / n)
    values, V = np.maximum(values[::-1], 0), vectors[:, ::-1]
    if values[-1] + eps <= 1e-12 * values[0]:
        raise np.linalg.LinAlgError("singular")
    W = fix_signs(V.T).T / np.sqrt(values + eps)
    W = np.linalg.inv(np.linalg.cholesky(Xc.T @ Xc / n + eps * np.eye(X.shape[1]))).T
    return Xc @ W, W
