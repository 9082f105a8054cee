"""multiplies the points by their labels in place

Breaks: that the arguments stay as they were
"""


def primal_qp(X, y):
    n, d = X.shape
    Q = np.eye(d + 1)
    Q[0, 0] = 0.0
    X *= y[:, np.newaxis].astype(X.dtype)
    A = np.column_stack([y * 1.0, X])
    return Q, np.zeros(d + 1), A, np.ones(n)
