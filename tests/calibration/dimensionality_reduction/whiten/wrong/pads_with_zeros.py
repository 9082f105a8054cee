"""leaves columns of zeros where fewer rows than columns give no direction

Breaks: fewer rows than columns
"""


def whiten(X, eps=0.0):
    Xc, _ = center(X)
    n, d = Xc.shape
    _, s, Vt = np.linalg.svd(Xc, full_matrices=False)
    values = np.zeros(d)
    values[: len(s)] = s**2 / n
    if values[-1] + eps <= 1e-12 * values[0]:
        raise np.linalg.LinAlgError("the rows are flat")
    W = np.zeros((d, d))
    W[:, : len(s)] = fix_signs(Vt).T / np.sqrt(values[: len(s)] + eps)
    return Xc @ W, W
