"""leaves the labels out of Q

Breaks: the signs of $Q$
"""


def dual_qp(K, y, C):
    n = len(y)
    Q = 1.0 * K
    return Q, -np.ones(n), np.zeros(n), np.full(n, float(C)), y * 1.0
