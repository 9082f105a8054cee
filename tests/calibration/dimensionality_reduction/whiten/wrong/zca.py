"""rotates back, which is ZCA whitening

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
    W = W @ V.T * 1.0
    W = (V / np.sqrt(values + eps)) @ V.T
    return Xc @ W, W
