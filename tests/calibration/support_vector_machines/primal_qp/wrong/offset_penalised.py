"""penalises the offset, too

Breaks: that the offset comes first and is free
"""


def primal_qp(X, y):
    n, d = X.shape
    Q = np.eye(d + 1)
    A = y[:, np.newaxis] * np.column_stack([np.ones(n), X])
    return Q, np.zeros(d + 1), A, np.ones(n)
