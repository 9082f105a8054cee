"""stores the weights of several targets in the dtype of y, which cuts off fractions for integers

Breaks: several targets
Slips: 1
"""


def fit_normal_equations(X, y):
    d = X.shape[1]
    if np.linalg.matrix_rank(X) < d:
        raise np.linalg.LinAlgError("rank")
    A = X.T @ X
    if y.ndim == 1:
        return np.linalg.solve(A, X.T @ y)
    W = np.zeros((d, y.shape[1]), dtype=y.dtype)
    for j in range(y.shape[1]):
        W[:, j] = np.linalg.solve(A, X.T @ y[:, j])
    return W
