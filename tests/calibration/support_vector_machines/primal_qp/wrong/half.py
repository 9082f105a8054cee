"""puts the factor 1/2 into Q once more

Breaks: the factor of $Q$
"""


def primal_qp(X, y):
    n, d = X.shape
    Q = 0.5 * np.eye(d + 1)
    Q[0, 0] = 0.0
    A = y[:, np.newaxis] * np.column_stack([np.ones(n), X])
    return Q, np.zeros(d + 1), A, np.ones(n)
