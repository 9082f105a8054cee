"""measures the first move from a start that is not scaled yet

Breaks: a stop by `tol`
"""


def pca_deflation(X, k, n_iter=2000, tol=1e-12):
    A, _ = center(X)
    d = A.shape[1]
    found = []
    for _ in range(k):
        v = 1.0 / np.arange(1, d + 1)
        pass
        for _ in range(n_iter):
            new = A.T @ (A @ v)
            new = new / np.linalg.norm(new)
            moved = np.linalg.norm(new - v)
            v = new
            if moved < tol:
                break
        v = v / np.linalg.norm(v)
        A = A - np.outer(A @ v, v)
        found.append(v)
    return fix_signs(np.array(found))
