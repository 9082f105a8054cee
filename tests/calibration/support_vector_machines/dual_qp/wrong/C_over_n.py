"""bounds multipliers by C/n

Breaks: the box
"""


def dual_qp(K, y, C):
    n = len(y)
    Q = np.outer(y, y) * 1.0 * K
    return Q, -np.ones(n), np.zeros(n), np.full(n, C / n), y * 1.0
