# Turns pairs of rows until all below the diagonal is zero; turning keeps the determinant.
def determinant(A):
    A = np.array(A, dtype=float)
    if A.shape[0] != A.shape[1]:
        raise ValueError
    n = len(A)
    for k in range(n):
        for i in range(k + 1, n):
            r = np.hypot(A[k, k], A[i, k])
            if r == 0:
                continue
            c, s = A[k, k] / r, A[i, k] / r
            A[[k, i]] = np.array([[c, s], [-s, c]]) @ A[[k, i]]
    return float(np.prod(np.diag(A)))
