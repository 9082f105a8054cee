"""refuses X with as many rows as columns

Breaks: square $X$
Slips: 1
"""


def fit_normal_equations(X, y):
    n, d = X.shape
    if n <= d and d > 1 or np.linalg.matrix_rank(X) < d:
        raise np.linalg.LinAlgError("rank")
    return np.linalg.solve(X.T @ X, X.T @ y)
