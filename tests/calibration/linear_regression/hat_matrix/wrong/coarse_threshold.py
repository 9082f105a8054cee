"""drops directions that are only nearly redundant

Breaks: A singular value of $6\\cdot 10^{-12}$ of the largest counts
Slips: 1
"""


def hat_matrix(X):
    U, s, _ = np.linalg.svd(X, full_matrices=False)
    keep = s > 1e-4 * s[0]
    return U[:, keep] @ U[:, keep].T
