"""calls a singular value zero below 1e-15, in whatever units

Breaks: columns in tiny or huge units
Slips: 1
"""


def fit_normal_equations(X, y):
    if np.linalg.matrix_rank(X, tol=1e-15) < X.shape[1]:
        raise np.linalg.LinAlgError("rank")
    return np.linalg.solve(X.T @ X, X.T @ y)
