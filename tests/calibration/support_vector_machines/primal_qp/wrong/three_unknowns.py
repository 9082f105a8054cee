"""makes room for two columns only

Breaks: one column
"""


def primal_qp(X, y):
    n, d = X.shape
    Q = np.eye(3)
    Q[0, 0] = 0.0
    A = y[:, np.newaxis] * np.column_stack([np.ones(n), X])
    return Q, np.zeros(d + 1), A, np.ones(n)
