"""multiplies the points by the labels, but not the ones

Breaks: the labels in $A$
"""


def primal_qp(X, y):
    n, d = X.shape
    Q = np.eye(d + 1)
    Q[0, 0] = 0.0
    A = np.column_stack([np.ones(n), y[:, np.newaxis] * X])
    return Q, np.zeros(d + 1), A, np.ones(n)
