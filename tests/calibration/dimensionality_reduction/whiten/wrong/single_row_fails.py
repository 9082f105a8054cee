"""raises for a single row, whatever eps

Breaks: rows that are all equal
"""


def whiten(X, eps=0.0):
    if len(X) < 2:
        raise np.linalg.LinAlgError("a single row")
    Xc, _ = center(X)
    values, V = np.linalg.eigh(Xc.T @ Xc / len(Xc))
    values, V = np.maximum(values[::-1], 0.0), V[:, ::-1]
    if values[-1] + eps <= 1e-12 * values[0]:
        raise np.linalg.LinAlgError("the rows are flat")
    W = fix_signs(V.T).T / np.sqrt(values + eps)
    return Xc @ W, W
