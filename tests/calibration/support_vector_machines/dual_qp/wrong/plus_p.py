"""leaves the sign of p as it is in D

Breaks: the sign of $p$
"""


def dual_qp(K, y, C):
    n = len(y)
    Q = np.outer(y, y) * 1.0 * K
    return Q, np.ones(n), np.zeros(n), np.full(n, float(C)), y * 1.0
