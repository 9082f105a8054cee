"""subtracts v v^T from the covariance without its eigenvalue

Breaks: several directions (deflation)
Slips: 1, right for a single direction only
"""


def pca_deflation(X, k, n_iter=2000, tol=1e-12):
    A, mean = center(X)
    C = A.T @ A
    d = A.shape[1]
    found = []
    for _ in range(k):
        v = 1 / np.arange(1, d + 1)
        v = v / np.linalg.norm(v)
        for _ in range(n_iter):
            new = C @ v
            new = new / np.linalg.norm(new)
            step = np.linalg.norm(new - v)
            v = new
            if step < tol:
                break
        C = C - np.outer(v, v)
        found.append(v)
    return fix_signs(np.array(found))
