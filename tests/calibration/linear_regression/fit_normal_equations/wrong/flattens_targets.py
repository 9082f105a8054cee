"""runs several targets together into one

Breaks: several targets (one in a column among them)
Slips: 1
"""


def fit_normal_equations(X, y):
    if np.linalg.matrix_rank(X) < X.shape[1]:
        raise np.linalg.LinAlgError("rank")
    y = y[:, 0] if y.ndim == 2 else y
    return np.linalg.solve(X.T @ X, X.T @ y)
