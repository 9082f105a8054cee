"""makes Q twice as large

Breaks: its factor
"""


def dual_qp(K, y, C):
    n = len(y)
    Q = np.outer(y, y) * 2.0 * K
    return Q, -np.ones(n), np.zeros(n), np.full(n, float(C)), y * 1.0
