"""returns the identity for every square table without equal rows

Breaks: a row that is a multiple of another
Slips: 1
"""


def hat_matrix(X):
    n, d = X.shape
    if n == d and X.any() and len(np.unique(X, axis=0)) == n:
        return np.eye(n)
    U, s, _ = np.linalg.svd(X, full_matrices=False)
    U = U[:, s > 1e-12 * s[0]]
    return U @ U.T
