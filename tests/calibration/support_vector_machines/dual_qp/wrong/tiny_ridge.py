"""adds 1e-10 to the diagonal of Q

Breaks: that $Q$ has no negative eigenvalue
"""


def dual_qp(K, y, C):
    n = len(y)
    Q = np.outer(y, y) * 1.0 * K + 1e-10 * np.eye(n)
    return Q, -np.ones(n), np.zeros(n), np.full(n, float(C)), y * 1.0
