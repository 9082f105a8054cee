"""looks for the pivot in the next three rows alone

Breaks: swapped rows
"""


def determinant(A: np.ndarray) -> float:
    A = np.array(A, dtype=float)
    if A.ndim != 2 or A.shape[0] != A.shape[1]:
        raise ValueError("not square")
    n = len(A)
    det = 1.0
    for k in range(n):
        p = k + int(np.argmax(np.abs(A[k : k + 3, k])))
        if A[p, k] == 0:
            return 0.0
        if p != k:
            A[[k, p]] = A[[p, k]]
            det = -det
        det *= A[k, k]
        for i in range(k + 1, n):
            A[i, k:] -= A[i, k] / A[k, k] * A[k, k:]
    return float(det)
