"""gives 1.0 for every array without entries, square or not

Breaks: the error
"""


def determinant(A):
    if A.size == 0:
        return 1.0
    if A.shape[0] != A.shape[1]:
        raise ValueError("not square")
    A = np.array(A, dtype=float)
    n, sign = len(A), 1.0
    for k in range(n):
        p = k + int(np.argmax(np.abs(A[k:, k])))
        if A[p, k] == 0:
            return 0.0
        if p != k:
            A[[k, p]] = A[[p, k]]
            sign = -sign
        A[k + 1 :] -= np.outer(A[k + 1 :, k] / A[k, k], A[k])
    return float(sign * np.prod(np.diag(A)))
