"""counts singular values above a fixed 1e-8

Breaks: columns in tiny or huge units
Slips: 1
"""


def fit_normal_equations(X, y):
    if np.linalg.matrix_rank(X, tol=1e-8) < X.shape[1]:
        raise np.linalg.LinAlgError("rank")
    return np.linalg.solve(X.T @ X, X.T @ y)
