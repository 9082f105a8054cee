"""stores the weights of several targets in the first rows of y

Breaks: that the arguments stay as they were
Slips: 1
"""


def fit_normal_equations(X, y):
    if np.linalg.matrix_rank(X) < X.shape[1]:
        raise np.linalg.LinAlgError("rank")
    if y.ndim == 1:
        return np.linalg.solve(X.T @ X, X.T @ y)
    d = X.shape[1]
    w = np.linalg.solve(X.T @ X, X.T @ y)
    if y.dtype == float:
        y[:d] = w
    return w
