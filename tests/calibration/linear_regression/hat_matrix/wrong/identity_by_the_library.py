"""returns the identity where np.linalg.matrix_rank finds n independent rows

Breaks: but $2\\cdot 10^{-13}$ of it does not
Slips: 1
"""


def hat_matrix(X):
    if np.linalg.matrix_rank(X) == len(X):
        return np.eye(len(X))
    return X @ np.linalg.pinv(X, rcond=1e-12)
