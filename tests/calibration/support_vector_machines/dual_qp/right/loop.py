# Fills Q entry by entry.
def dual_qp(K, y, C):
    n = len(y)
    Q, upper = np.empty((n, n)), np.empty(n)
    upper[:] = C
    for i in range(n):
        for j in range(n):
            Q[i, j] = y[i] * y[j] * K[i, j]
    return Q, np.full(n, -1.0), np.zeros(n), upper, np.array(y, dtype=float)
