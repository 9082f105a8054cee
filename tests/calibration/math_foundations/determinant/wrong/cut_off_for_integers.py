"""gives an integer for integers by cutting off, so that -2.9999999999999996 becomes -2

Breaks: integers
"""


def determinant(A):
    if A.shape[0] != A.shape[1]:
        raise ValueError("not square")
    whole = np.issubdtype(A.dtype, np.integer)
    A = A.astype(float)
    det = 1.0
    for k in range(len(A)):
        best = k + np.argmax(np.abs(A[k:, k]))
        if A[best, k] == 0:
            return 0.0
        if best != k:
            A[[k, best]] = A[[best, k]]
            det = -det
        det *= float(A[k, k])
        A[k + 1 :] -= np.outer(A[k + 1 :, k] / A[k, k], A[k])
    return int(det) if whole else det
