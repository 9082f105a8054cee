"""calls a singular value zero below 1e-14 of the largest

Breaks: a column that is too small to count
Slips: 1
"""


def fit_normal_equations(X, y):
    if np.linalg.matrix_rank(X, rtol=1e-14) < X.shape[1]:
        raise np.linalg.LinAlgError("rank")
    return np.linalg.solve(X.T @ X, X.T @ y)
