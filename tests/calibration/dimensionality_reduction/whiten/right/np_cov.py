"""takes NumPy's covariance, and sorts its eigenvalues"""


def whiten(X, eps=0.0):
    d = X.shape[1]
    C = np.cov(X, rowvar=False, ddof=0).reshape(d, d)
    values, vectors = np.linalg.eigh(C)
    order = np.argsort(-values)
    values, V = np.clip(values[order], 0, None), vectors[:, order]
    if values.min() + eps <= 1e-12 * values.max():
        raise np.linalg.LinAlgError("flat")
    for j in range(d):
        if V[np.argmax(np.abs(V[:, j])), j] < 0:
            V[:, j] *= -1
    W = V / np.sqrt(values + eps)
    return (X - X.mean(axis=0)) @ W, W
