"""gives a repeated column the weight zero in place of raising an error

Breaks: a repeated column
Slips: 1
"""


def fit_normal_equations(X, y):
    _, first = np.unique(X, axis=1, return_index=True)
    first = np.sort(first)
    A = X[:, first]
    if np.linalg.matrix_rank(A) < A.shape[1]:
        raise np.linalg.LinAlgError("rank")
    w = np.zeros((X.shape[1], *y.shape[1:]))
    w[first] = np.linalg.solve(A.T @ A, A.T @ y)
    return w
