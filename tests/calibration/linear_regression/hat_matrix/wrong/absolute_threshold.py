"""compares singular values with a fixed number

Breaks: other units of $X$ (nothing changes)
Slips: 1
"""


def hat_matrix(X):
    U, s, _ = np.linalg.svd(X, full_matrices=False)
    return U[:, s > 1e-12] @ U[:, s > 1e-12].T
