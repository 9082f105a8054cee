"""takes the rank of the columns scaled to length 1

Breaks: a column that is too small to count for `np.linalg.matrix_rank`
Slips: 1
"""


def fit_normal_equations(X, y):
    X = X.astype(float)
    size = np.linalg.norm(X, axis=0)
    if np.any(size == 0) or np.linalg.matrix_rank(X / size) < X.shape[1]:
        raise np.linalg.LinAlgError("rank")
    Z = X / size
    return (np.linalg.solve(Z.T @ Z, Z.T @ y).T / size).T
