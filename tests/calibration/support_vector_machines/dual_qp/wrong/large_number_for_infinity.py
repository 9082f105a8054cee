"""takes a large number for infinity

Breaks: hard margins
"""


def dual_qp(K, y, C):
    n = len(y)
    Q = np.outer(y, y) * 1.0 * K
    return Q, -np.ones(n), np.zeros(n), np.full(n, min(float(C), 1e10)), y * 1.0
