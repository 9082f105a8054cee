"""puts the factor 1/2 into Q once more

Breaks: its factor
"""


def dual_qp(K, y, C):
    n = len(y)
    Q = np.outer(y, y) * 0.5 * K
    return Q, -np.ones(n), np.zeros(n), np.full(n, float(C)), y * 1.0
