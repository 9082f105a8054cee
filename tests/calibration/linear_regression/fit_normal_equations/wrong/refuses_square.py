"""asks for more samples than weights: a square X is refused

Breaks: square $X$
Slips: 1
"""


def fit_normal_equations(X, y):
    if X.shape[0] <= X.shape[1] or np.linalg.matrix_rank(X) < X.shape[1]:
        raise np.linalg.LinAlgError("rank")
    return np.linalg.solve(X.T @ X, X.T @ y)
