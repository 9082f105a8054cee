"""looks for the largest pivot in the first column only, later just for one that is not zero

Breaks: later ones
"""


def determinant(A):
    if A.shape[0] != A.shape[1]:
        raise ValueError("not square")
    A = A.astype(float)
    det = 1.0
    for k in range(len(A)):
        if k == 0 or A[k, k] == 0:
            best = k + np.argmax(np.abs(A[k:, k]))
            if A[best, k] == 0:
                return 0.0
            if best != k:
                A[[k, best]] = A[[best, k]]
                det = -det
        det *= float(A[k, k])
        A[k + 1 :] -= np.outer(A[k + 1 :, k] / A[k, k], A[k])
    return det
