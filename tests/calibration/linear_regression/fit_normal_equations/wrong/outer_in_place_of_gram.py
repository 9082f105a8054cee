"""uses X X^T in place of X^T X

Slips: 1, no ordinary table gets an answer
"""


def fit_normal_equations(X, y):
    if np.linalg.matrix_rank(X) < X.shape[1]:
        raise np.linalg.LinAlgError("rank")
    return np.linalg.solve(X @ X.T, X.T @ y)
