"""divides by the largest eigenvalue, which is 0 for equal rows

Breaks: rows that are all equal
"""


def whiten(X, eps=0.0):
    Xc, mean = center(X)
    n = len(X)
    values, vectors = np.linalg.eigh(Xc.T @ Xc / n)
    values, V = np.maximum(values[::-1], 0), vectors[:, ::-1]
    if values[0] > 0 and values[-1] + eps <= 1e-12 * values[0]:
        raise np.linalg.LinAlgError("singular")
    W = fix_signs(V.T).T / np.sqrt(values + eps)
    return Xc @ W, W
