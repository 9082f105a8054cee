"""takes a small pivot for zero, whatever the unit

Breaks: small units (1e-15 * A)
"""


def determinant(A):
    if A.shape[0] != A.shape[1]:
        raise ValueError
    A = A.astype(float)
    n = len(A)
    d = 1.0
    for k in range(n):
        p = k + np.argmax(abs(A[k:, k]))
        if abs(A[p, k]) < 1e-12:
            return 0.0
        if p != k:
            A[[p, k]] = A[[k, p]]
            d = -d
        for i in range(k + 1, n):
            A[i] = A[i] - A[i, k] / A[k, k] * A[k]
    return float(d * np.prod(np.diag(A)))
