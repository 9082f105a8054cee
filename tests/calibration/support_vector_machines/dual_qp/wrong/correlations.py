"""scales the diagonal of Q to 1"""


def dual_qp(K, y, C):
    n = len(y)
    Q = np.outer(y, y) * 1.0 * K
    Q = Q / np.sqrt(np.outer(np.diag(K), np.diag(K)))
    return Q, -np.ones(n), np.zeros(n), np.full(n, float(C)), y * 1.0
