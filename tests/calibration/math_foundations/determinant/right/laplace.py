# Expands by the first row: slow, but right for small matrices.
def determinant(A):
    if A.ndim != 2 or A.shape[0] != A.shape[1]:
        raise ValueError("not square")
    if len(A) == 0:
        return 1.0
    total = 0.0
    for j in range(len(A)):
        if A[0, j] != 0:
            minor = np.delete(A[1:], j, axis=1)
            total += (-1) ** j * float(A[0, j]) * determinant(minor)
    return total
