"""compares the eigenvalues of X^T X with 1e-12 times the largest

Breaks: A singular value of $6\\cdot 10^{-12}$ of the largest counts
Slips: 1
"""


def hat_matrix(X):
    U, s, _ = np.linalg.svd(X, full_matrices=False)
    keep = s**2 > 1e-12 * s[0] ** 2
    return U[:, keep] @ U[:, keep].T
