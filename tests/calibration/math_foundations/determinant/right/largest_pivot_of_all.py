# Looks for the largest entry in all that is left: full pivoting.
def determinant(A):
    if A.ndim != 2 or A.shape[0] != A.shape[1]:
        raise ValueError("not square")
    A, result = np.array(A, dtype=float), 1.0
    while len(A):
        i, j = np.unravel_index(np.argmax(np.abs(A)), A.shape)
        pivot = A[i, j]
        if pivot == 0:
            return 0.0
        result *= pivot * (-1) ** int(i + j)
        A = A - np.outer(A[:, j], A[i] / pivot)
        A = np.delete(np.delete(A, i, axis=0), j, axis=1)
    return float(result)
