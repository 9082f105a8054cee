"""adds 1 to the diagonal of Q to make it invertible

Breaks: that the program's value is $-D$
"""


def dual_qp(K, y, C):
    n = len(y)
    Q = np.outer(y, y) * 1.0 * K + np.eye(n)
    return Q, -np.ones(n), np.zeros(n), np.full(n, float(C)), y * 1.0
