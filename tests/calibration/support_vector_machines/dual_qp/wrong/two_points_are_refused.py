"""raises ValueError for two points

Breaks: two points
Slips: 1, most tests have a case of two points
"""


def dual_qp(K, y, C):
    n = len(y)
    if n < 3:
        raise ValueError('too few points')
    Q = np.outer(y, y) * 1.0 * K
    return Q, -np.ones(n), np.zeros(n), np.full(n, float(C)), y * 1.0
