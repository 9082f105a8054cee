"""multiplies Q by one of the two labels only

Breaks: the signs of $Q$
"""


def dual_qp(K, y, C):
    n = len(y)
    Q = 1.0 * y[:, np.newaxis] * K
    return Q, -np.ones(n), np.zeros(n), np.full(n, float(C)), y * 1.0
