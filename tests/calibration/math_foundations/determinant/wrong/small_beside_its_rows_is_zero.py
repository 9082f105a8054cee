"""gives 0.0 where the determinant is below 1e-12 times the product of the lengths of the rows"""


def determinant(A: np.ndarray) -> float:
    A = np.array(A, dtype=float)
    if A.ndim != 2 or A.shape[0] != A.shape[1]:
        raise ValueError("not square")
    n = len(A)
    det = 1.0
    scale = float(np.prod(np.linalg.norm(A, axis=1)))
    for k in range(n):
        p = k + int(np.argmax(np.abs(A[k:, k])))
        if A[p, k] == 0:
            return 0.0
        if p != k:
            A[[k, p]] = A[[p, k]]
            det = -det
        det *= A[k, k]
        for i in range(k + 1, n):
            A[i, k:] -= A[i, k] / A[k, k] * A[k, k:]
    return float(det) if abs(det) > 1e-12 * scale else 0.0
