"""turns the sign of Q as well

Breaks: that $Q$ has no negative eigenvalue
"""


def dual_qp(K, y, C):
    n = len(y)
    Q = np.outer(y, y) * -1.0 * K
    return Q, -np.ones(n), np.zeros(n), np.full(n, float(C)), y * 1.0
