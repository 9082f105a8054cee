"""ignores tol, and takes all steps

Breaks: a stop by `tol`
"""


def pca_deflation(X, k, n_iter=2000, tol=1e-12):
    A, mean = center(X)
    d = A.shape[1]
    found = []
    for _ in range(k):
        v = 1 / np.arange(1, d + 1)
        v = v / np.linalg.norm(v)
        for _ in range(n_iter):
            new = A.T @ (A @ v)
            new = new / np.linalg.norm(new)
            step = np.linalg.norm(new - v)
            v = new
        A = A - np.outer(A @ v, v)
        found.append(v)
    return fix_signs(np.array(found))
