"""leaves multipliers without a bound from above

Breaks: the box
"""


def dual_qp(K, y, C):
    n = len(y)
    Q = np.outer(y, y) * 1.0 * K
    return Q, -np.ones(n), np.zeros(n), np.full(n, np.inf), y * 1.0
