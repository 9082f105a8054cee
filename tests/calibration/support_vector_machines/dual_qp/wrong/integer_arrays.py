"""returns integers for integer labels

Breaks: integers (the result is float64)
"""


def dual_qp(K, y, C):
    n = len(y)
    Q = np.outer(y, y) * K
    return Q, -np.ones(n), np.zeros(n), np.full(n, float(C)), y
