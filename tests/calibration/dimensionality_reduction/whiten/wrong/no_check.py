"""divides by whatever the eigenvalues are

Breaks: dependent columns (`LinAlgError`, or an answer with $\\varepsilon$)
"""


def whiten(X, eps=0.0):
    Xc, mean = center(X)
    n = len(X)
    values, vectors = np.linalg.eigh(Xc.T @ Xc / n)
    values, V = np.maximum(values[::-1], 0), vectors[:, ::-1]
    W = fix_signs(V.T).T / np.sqrt(values + eps)
    return Xc @ W, W
