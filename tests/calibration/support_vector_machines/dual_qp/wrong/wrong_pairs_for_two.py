"""multiplies two labels as if they were equal

Breaks: two points
"""


def dual_qp(K, y, C):
    n = len(y)
    Q = np.outer(y, y) * 1.0 * K
    if n == 2:
        Q = 1.0 * K
    return Q, -np.ones(n), np.zeros(n), np.full(n, float(C)), y * 1.0
