"""returns the identity for every table with n <= d

Breaks: repeated rows
Slips: 1
"""


def hat_matrix(X):
    n, d = X.shape
    if not X.any():
        return np.zeros((n, n))
    if n <= d:
        return np.eye(n)
    U, s, _ = np.linalg.svd(X, full_matrices=False)
    B = U[:, s > 1e-12 * s[0]]
    return B @ B.T
