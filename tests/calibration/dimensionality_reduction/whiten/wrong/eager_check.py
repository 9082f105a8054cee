"""raises where an eigenvalue is below a millionth of the largest

Breaks: dependent columns (`LinAlgError`, or an answer with $\\varepsilon$)
"""


def whiten(X, eps=0.0):
    Xc, mean = center(X)
    n = len(X)
    values, vectors = np.linalg.eigh(Xc.T @ Xc / n)
    values, V = np.maximum(values[::-1], 0), vectors[:, ::-1]
    if values[-1] + eps <= 1e-6 * values[0]:
        raise np.linalg.LinAlgError("singular")
    W = fix_signs(V.T).T / np.sqrt(values + eps)
    return Xc @ W, W
