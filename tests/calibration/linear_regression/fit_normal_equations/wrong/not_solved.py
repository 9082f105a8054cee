"""stops at X^T y: right only for orthonormal columns

Slips: 1, no weight is right
"""


def fit_normal_equations(X, y):
    if np.linalg.matrix_rank(X) < X.shape[1]:
        raise np.linalg.LinAlgError("rank")
    return X.T @ y
