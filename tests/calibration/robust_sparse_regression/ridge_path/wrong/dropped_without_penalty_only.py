"""drops small singular values for lam = 0 only

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
    k = s > 1e-12 * s[0]
    W = []
    for lam in lams:
        f = np.zeros(len(s))
        use = k if lam == 0 else s > 0
        f[use] = s[use] / (s[use] ** 2 + lam)
        W.append(Vt.T @ (f * (U.T @ yc)))
    W = np.array(W)
    return W, np.linalg.norm(W, axis=1)
