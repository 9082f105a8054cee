"""refuses X^T X of determinant 0, which is also what a determinant in tiny units is rounded to

Breaks: columns in tiny or huge units
Slips: 1
"""


def fit_normal_equations(X, y):
    A = X.T @ X
    if np.linalg.matrix_rank(X) < X.shape[1] or np.linalg.det(A) == 0:
        raise np.linalg.LinAlgError("rank")
    return np.linalg.solve(A, X.T @ y)
