"""adds 1e-12 times the trace to the diagonal of Q

Breaks: that $Q$ has no negative eigenvalue
"""


def dual_qp(K, y, C):
    n = len(y)
    Q = np.outer(y, y) * K
    Q = Q + 1e-12 * np.trace(K) * np.eye(n)
    return Q, -np.ones(n), np.zeros(n), np.full(n, float(C)), y.astype(float)
