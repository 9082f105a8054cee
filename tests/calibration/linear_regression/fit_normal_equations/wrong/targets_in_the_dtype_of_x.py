"""casts y to the dtype of X, which cuts off fractions where X holds integers

Breaks: integers
Slips: 1
"""


def fit_normal_equations(X, y):
    if np.linalg.matrix_rank(X) < X.shape[1]:
        raise np.linalg.LinAlgError("rank")
    return np.linalg.solve(X.T @ X, X.T @ y.astype(X.dtype))
