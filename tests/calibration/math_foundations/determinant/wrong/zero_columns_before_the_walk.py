"""looks for columns of zeros before the first step only

Breaks: a column of zeros (exactly 0.0)
"""


def determinant(A):
    if A.shape[0] != A.shape[1]:
        raise ValueError("not square")
    A = np.array(A, dtype=float)
    if not A.any(axis=0).all() or not A.any(axis=1).all():
        return 0.0
    sign = 1.0
    with np.errstate(all="ignore"):
        for k in range(len(A) - 1):
            p = k + int(np.argmax(np.abs(A[k:, k])))
            if p != k:
                A[[k, p]] = A[[p, k]]
                sign = -sign
            A[k + 1 :] -= np.outer(A[k + 1 :, k] / A[k, k], A[k])
    return float(sign * np.prod(np.diag(A)))
