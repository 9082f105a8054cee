"""takes the directions that it has found out of the start, too

Breaks: no steps
"""


def pca_deflation(X, k, n_iter=2000, tol=1e-12):
    A, _ = center(X)
    d = A.shape[1]
    found = []
    for _ in range(k):
        v = 1.0 / np.arange(1, d + 1)
        for u in found:
            v = v - (u @ v) * u
        v = v / np.linalg.norm(v)
        for _ in range(n_iter):
            new = A.T @ (A @ v)
            new = new / np.linalg.norm(new)
            moved = np.linalg.norm(new - v)
            v = new
            if moved < tol:
                break
        A = A - np.outer(A @ v, v)
        found.append(v)
    return fix_signs(np.array(found))
