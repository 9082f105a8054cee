"""gives a column of zeros the weight zero in place of raising an error

Breaks: a column of zeros
Slips: 1
"""


def fit_normal_equations(X, y):
    used = np.any(X != 0, axis=0)
    A = X[:, used]
    if A.shape[1] and np.linalg.matrix_rank(A) < A.shape[1]:
        raise np.linalg.LinAlgError("rank")
    w = np.zeros((X.shape[1], *y.shape[1:]))
    w[used] = np.linalg.solve(A.T @ A, A.T @ y)
    return w
