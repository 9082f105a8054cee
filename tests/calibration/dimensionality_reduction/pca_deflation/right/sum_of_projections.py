"""subtracts all earlier projections from the centred rows each time"""


def pca_deflation(X, k, n_iter=2000, tol=1e-12):
    Xc = center(X)[0]
    found = []
    for _ in range(k):
        A = Xc - sum((np.outer(Xc @ u, u) for u in found), np.zeros_like(Xc))
        v = 1 / np.arange(1, Xc.shape[1] + 1)
        v = v / np.linalg.norm(v)
        moved, taken = np.inf, 0
        while taken < n_iter and moved >= tol:
            new = A.T @ (A @ v)
            new = new / np.linalg.norm(new)
            moved, v, taken = np.linalg.norm(new - v), new, taken + 1
        found.append(v)
    return fix_signs(np.array(found))
