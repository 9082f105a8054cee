"""divides for a single sample and feature, also by 0

Breaks: a column of zeros
Slips: 1
"""


def fit_normal_equations(X, y):
    if X.shape == (1, 1):
        with np.errstate(all="ignore"):
            return y / X[0, 0]
    if np.linalg.matrix_rank(X) < X.shape[1]:
        raise np.linalg.LinAlgError("rank")
    return np.linalg.solve(X.T @ X, X.T @ y)
