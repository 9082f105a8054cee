"""asks for a sum of multipliers of 0

Breaks: the equality
"""


def dual_qp(K, y, C):
    n = len(y)
    Q = np.outer(y, y) * 1.0 * K
    return Q, -np.ones(n), np.zeros(n), np.full(n, float(C)), np.ones(n)
