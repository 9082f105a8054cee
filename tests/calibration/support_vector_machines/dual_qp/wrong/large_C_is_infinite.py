"""takes a C above a million for infinite

Breaks: the box
"""


def dual_qp(K, y, C):
    n = len(y)
    Q = np.outer(y, y) * 1.0 * K
    return Q, -np.ones(n), np.zeros(n), np.full(n, (float(C) if C <= 1e6 else np.inf)), y * 1.0
