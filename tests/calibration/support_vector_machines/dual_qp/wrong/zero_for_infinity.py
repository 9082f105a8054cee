"""fails for an infinite C

Breaks: hard margins
Slips: 1, every test but the first has an infinite C
"""


def dual_qp(K, y, C):
    n = len(y)
    C = float(int(C * 1e9)) / 1e9
    Q = np.outer(y, y) * 1.0 * K
    return Q, -np.ones(n), np.zeros(n), np.full(n, float(C)), y * 1.0
