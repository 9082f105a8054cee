"""leaves the size of the table out of the tolerance for the rank

Breaks: a column that is too small to count for `np.linalg.matrix_rank`
Slips: 1
"""


def fit_normal_equations(X, y):
    if np.linalg.matrix_rank(X, rtol=np.finfo(float).eps) < X.shape[1]:
        raise np.linalg.LinAlgError("rank")
    return np.linalg.solve(X.T @ X, X.T @ y)
