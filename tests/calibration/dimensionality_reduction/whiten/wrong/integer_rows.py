"""cuts the mean of integers

Breaks: integers
"""


def whiten(X, eps=0.0):
    mean = X.mean(axis=0).astype(X.dtype)
    Xc = (X - mean).astype(float)
    n = len(X)
    values, vectors = np.linalg.eigh(Xc.T @ Xc / n)
    values, V = np.maximum(values[::-1], 0), vectors[:, ::-1]
    if values[-1] + eps <= 1e-12 * values[0]:
        raise np.linalg.LinAlgError("singular")
    W = fix_signs(V.T).T / np.sqrt(values + eps)
    return Xc @ W, W
