"""iterates on the rows as they are, without centring

Breaks: rows that are not centred
Slips: 1, right for centred rows only
"""


def pca_deflation(X, k, n_iter=2000, tol=1e-12):
    A = X.astype(float)
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
            if step < tol:
                break
        A = A - np.outer(A @ v, v)
        found.append(v)
    return fix_signs(np.array(found))
