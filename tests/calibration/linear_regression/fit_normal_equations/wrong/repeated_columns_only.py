"""compares columns pairwise: a column that is the sum of two others is not noticed

Breaks: a third column equal to the sum of two others
Breaks: a column of ones next to a full one-hot coding
Slips: 1
"""


def fit_normal_equations(X, y):
    n, d = X.shape
    if n < d or np.any(np.all(X == 0, axis=0)):
        raise np.linalg.LinAlgError("rank")
    unit = X / np.linalg.norm(X, axis=0)
    C = np.abs(unit.T @ unit) - np.eye(d)
    if np.any(C > 1 - 1e-9):
        raise np.linalg.LinAlgError("repeated column")
    return np.linalg.solve(X.T @ X, X.T @ y)
