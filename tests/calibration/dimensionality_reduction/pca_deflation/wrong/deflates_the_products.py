"""deflates the matrix of products by the quotient along the direction

Breaks: several directions (deflation)
"""


def pca_deflation(X, k, n_iter=2000, tol=1e-12):
    A, _ = center(X)
    d = A.shape[1]
    M = A.T @ A
    found = []
    for _ in range(k):
        v = 1 / np.arange(1, d + 1)
        v = v / np.linalg.norm(v)
        for _ in range(n_iter):
            new = M @ v
            new = new / np.linalg.norm(new)
            moved = np.linalg.norm(new - v)
            v = new
            if moved < tol:
                break
        M = M - (v @ M @ v) * np.outer(v, v)
        found.append(v)
    return fix_signs(np.array(found))
