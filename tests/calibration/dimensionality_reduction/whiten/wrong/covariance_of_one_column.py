"""takes NumPy's covariance, which is no matrix for a single column

Breaks: a single column
"""


def whiten(X, eps=0.0):
    Xc, _ = center(X)
    n = len(Xc)
    C = np.cov(Xc.T, bias=True)
    l, V = np.linalg.eigh(C)
    l, V = np.maximum(l[::-1], 0.0), V[:, ::-1]
    if l[-1] + eps <= 1e-12 * l[0]:
        raise np.linalg.LinAlgError("flat")
    W = fix_signs(V.T).T / np.sqrt(l + eps)
    return Xc @ W, W
