"""divides the columns of the caller's X by their lengths

Breaks: that the arguments stay as they were
Slips: 1
"""


def fit_normal_equations(X, y):
    if np.linalg.matrix_rank(X) < X.shape[1]:
        raise np.linalg.LinAlgError("rank")
    scale = np.linalg.norm(X, axis=0)
    if X.dtype == float:
        X /= scale
    else:
        X = X / scale
    w = np.linalg.solve(X.T @ X, X.T @ y)
    return (w.T / scale).T
