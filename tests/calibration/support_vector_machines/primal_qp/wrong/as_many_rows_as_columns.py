"""makes c as long as u

Breaks: more columns than rows
"""


def primal_qp(X, y):
    n, d = X.shape
    Q = np.eye(d + 1)
    Q[0, 0] = 0.0
    A = y[:, np.newaxis] * np.column_stack([np.ones(n), X])
    return Q, np.zeros(d + 1), A, np.ones(max(n, d + 1))
