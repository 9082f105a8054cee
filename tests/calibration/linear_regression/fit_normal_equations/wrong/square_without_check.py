"""solves square tables without a look at their rank

Breaks: a third column equal to the sum of two others
Slips: 1
"""


def fit_normal_equations(X, y):
    n, d = X.shape
    if n == d:
        return np.linalg.solve(X, y)
    if np.linalg.matrix_rank(X) < d:
        raise np.linalg.LinAlgError("rank")
    return np.linalg.solve(X.T @ X, X.T @ y)
