"""judges the rank by the determinant, which is tiny for features in small units"""


def fit_normal_equations(X, y):
    A = X.T @ X
    if abs(np.linalg.det(A)) < 1e-10:
        raise np.linalg.LinAlgError("singular")
    return np.linalg.solve(A, X.T @ y)
