"""multiplies the threshold by the number of columns

Breaks: A singular value of $6\\cdot 10^{-12}$ of the largest counts
Slips: 1
"""


def hat_matrix(X):
    U, s, _ = np.linalg.svd(X, full_matrices=False)
    U = U[:, s > 1e-12 * s[0] * X.shape[1]]
    return U @ U.T
