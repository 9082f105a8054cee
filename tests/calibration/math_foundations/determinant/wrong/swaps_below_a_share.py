"""swaps rows only where the pivot is below 1e-8 of the largest candidate

Breaks: tiny pivots of either sign in the first column
"""


def determinant(A):
    if A.shape[0] != A.shape[1]:
        raise ValueError("not square")
    A = np.array(A, dtype=float)
    sign = 1.0
    for k in range(len(A)):
        column = np.abs(A[k:, k])
        if column.max() == 0:
            return 0.0
        if column[0] < 1e-8 * column.max():
            p = k + int(np.argmax(column))
            A[[k, p]] = A[[p, k]]
            sign = -sign
        A[k + 1 :] -= np.outer(A[k + 1 :, k] / A[k, k], A[k])
    return float(sign * np.prod(np.diag(A)))
