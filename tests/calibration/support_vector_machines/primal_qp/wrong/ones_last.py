"""puts the column of ones last in A

Breaks: that a canonical line obeys the constraints
"""


def primal_qp(X, y):
    n, d = X.shape
    Q = np.eye(d + 1)
    Q[0, 0] = 0.0
    A = y[:, np.newaxis] * np.column_stack([X, np.ones(n)])
    return Q, np.zeros(d + 1), A, np.ones(n)
