"""leaves the labels out of A

Breaks: the labels in $A$
Slips: 1, right for one class only
"""


def primal_qp(X, y):
    n, d = X.shape
    Q = np.eye(d + 1)
    Q[0, 0] = 0.0
    A = np.column_stack([np.ones(n), X])
    return Q, np.zeros(d + 1), A, np.ones(n)
