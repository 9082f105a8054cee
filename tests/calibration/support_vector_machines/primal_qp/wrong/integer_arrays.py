"""returns integer arrays for integer points

Breaks: integers (the result is float64)
"""


def primal_qp(X, y):
    n, d = X.shape
    Q = np.eye(d + 1)
    Q[0, 0] = 0.0
    A = y[:, np.newaxis] * np.column_stack([np.ones(n, X.dtype), X])
    return Q, np.zeros(d + 1), A, np.ones(n)
