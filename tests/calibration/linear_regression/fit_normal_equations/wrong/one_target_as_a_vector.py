"""returns shape (d,) for a single target in a column

Breaks: several targets
Slips: 1
"""


def fit_normal_equations(X, y):
    if np.linalg.matrix_rank(X) < X.shape[1]:
        raise np.linalg.LinAlgError("rank")
    w = np.linalg.solve(X.T @ X, X.T @ y)
    return w[:, 0] if w.ndim == 2 and w.shape[1] == 1 else w
