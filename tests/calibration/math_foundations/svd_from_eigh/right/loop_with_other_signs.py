"""goes through the eigenvectors one by one, with their signs reversed

Needs: Signs are free, and so is the choice of directions that share one s
"""


def svd_from_eigh(X, tol=1e-10):
    lam, V = np.linalg.eigh(X.T @ X)
    U, s, Vt = [], [], []
    for i in reversed(range(len(lam))):
        if lam[i] > tol * max(lam):
            s.append(lam[i] ** 0.5)
            Vt.append(-V[:, i])
            U.append(X @ Vt[-1] / s[-1])
    r = len(s)
    return np.array(U).reshape(r, len(X)).T, np.array(s), np.array(Vt).reshape(r, X.shape[1])
