"""multiplies K by the labels in place

Breaks: that the arguments stay as they were
"""


def dual_qp(K, y, C):
    n = len(y)
    K *= np.outer(y, y).astype(K.dtype)
    Q = 1.0 * K
    return Q, -np.ones(n), np.zeros(n), np.full(n, float(C)), y * 1.0
