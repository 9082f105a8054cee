"""drops singular values only below eps times the longer side, as matrix_rank does

Breaks: nearly equal columns
Slips: 1
"""


def ridge_path(X, y, lams):
    lams = np.asarray(lams, float)
    if (lams < 0).any():
        raise ValueError("negative penalty")
    X, y = np.asarray(X, float), np.asarray(y, float)
    Xc, yc = X - X.mean(axis=0), y - y.mean()
    U, s, Vt = np.linalg.svd(Xc, full_matrices=False)
    k = s > s[0] * max(X.shape) * np.finfo(float).eps
    U, s, Vt = U[:, k], s[k], Vt[k]
    W = (s / (s**2 + lams[:, None]) * (U.T @ yc)) @ Vt
    return W, np.linalg.norm(W, axis=1)
