"""solves for several targets without looking at the rank

Breaks: a repeated column
Slips: 1
"""


def fit_normal_equations(X, y):
    if y.ndim == 2:
        return np.linalg.lstsq(X, y, rcond=None)[0]
    if np.linalg.matrix_rank(X) < X.shape[1]:
        raise np.linalg.LinAlgError("rank")
    return np.linalg.solve(X.T @ X, X.T @ y)
