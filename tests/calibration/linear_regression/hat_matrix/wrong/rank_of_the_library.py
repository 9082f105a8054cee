"""counts singular values as np.linalg.matrix_rank does

Breaks: but $2\\cdot 10^{-13}$ of it does not
Slips: 1
"""


def hat_matrix(X):
    U, _, _ = np.linalg.svd(X, full_matrices=False)
    r = np.linalg.matrix_rank(X)
    return U[:, :r] @ U[:, :r].T
