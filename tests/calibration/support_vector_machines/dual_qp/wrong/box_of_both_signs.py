"""bounds multipliers by -C from below

Breaks: the box
"""


def dual_qp(K, y, C):
    n = len(y)
    Q = np.outer(y, y) * 1.0 * K
    return Q, -np.ones(n), np.full(n, -float(C)), np.full(n, float(C)), y * 1.0
