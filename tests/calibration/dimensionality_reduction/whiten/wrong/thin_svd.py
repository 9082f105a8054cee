"""takes a thin decomposition, which has too few directions for wide tables

Breaks: fewer rows than columns
"""


def whiten(X, eps=0.0):
    Xc, mean = center(X)
    n = len(X)
    _, s, Vt = np.linalg.svd(Xc, full_matrices=False)
    values, V = s**2 / n, Vt.T
    if values[-1] + eps <= 1e-12 * values[0]:
        raise np.linalg.LinAlgError("singular")
    W = fix_signs(V.T).T / np.sqrt(values + eps)
    return Xc @ W, W
