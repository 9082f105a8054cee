"""makes Q = 2 I, as if the program had no factor 1/2

Breaks: the factor of $Q$
"""


def primal_qp(X, y):
    n, d = X.shape
    Q = 2 * np.eye(d + 1)
    Q[0, 0] = 0.0
    A = y[:, np.newaxis] * np.column_stack([np.ones(n), X])
    return Q, np.zeros(d + 1), A, np.ones(n)
