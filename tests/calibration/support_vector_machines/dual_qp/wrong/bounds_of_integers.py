"""returns integer bounds for an integer C

Breaks: integers (the result is float64)
"""


def dual_qp(K, y, C):
    n = len(y)
    Q = np.outer(y, y) * 1.0 * K
    return Q, -np.ones(n), np.zeros(n), np.full(n, C), y * 1.0
