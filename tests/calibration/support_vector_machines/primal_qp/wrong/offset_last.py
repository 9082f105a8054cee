"""puts the offset last

Breaks: that the offset comes first and is free
Slips: 1, the order of the unknowns touches Q and A
"""


def primal_qp(X, y):
    n, d = X.shape
    Q = np.eye(d + 1)
    Q[-1, -1] = 0.0
    A = y[:, np.newaxis] * np.column_stack([X, np.ones(n)])
    return Q, np.zeros(d + 1), A, np.ones(n)
