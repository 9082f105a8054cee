"""divides determinants by each other, which are rounded to 0 in tiny units

Breaks: columns in tiny or huge units
Slips: 1
"""


def fit_normal_equations(X, y):
    d = X.shape[1]
    if np.linalg.matrix_rank(X) < d:
        raise np.linalg.LinAlgError("rank")
    A, B = X.T @ X, (X.T @ y).reshape(d, -1)
    w = np.empty(B.shape)
    for j in range(d):
        for k in range(B.shape[1]):
            replaced = A.astype(float)
            replaced[:, j] = B[:, k]
            w[j, k] = np.linalg.det(replaced) / np.linalg.det(A)
    return w if y.ndim == 2 else w[:, 0]
