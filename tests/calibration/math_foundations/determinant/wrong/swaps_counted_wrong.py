"""changes the sign at every step that finds the pivot below the next row

Breaks: swapped rows
"""


def determinant(A: np.ndarray) -> float:
    if A.ndim != 2 or A.shape[0] != A.shape[1]:
        raise ValueError(f"A must be square, got the shape {A.shape}")
    A = A.astype(float)  # a copy, and one that can hold fractions
    result = 1.0
    for k in range(len(A)):
        best = k + int(np.argmax(np.abs(A[k:, k])))
        if A[best, k] == 0:
            return 0.0
        A[[k, best]] = A[[best, k]]
        if best == k + 1:
            result = -result
        result *= float(A[k, k])
        for i in range(k + 1, len(A)):
            A[i] -= A[i, k] / A[k, k] * A[k]
    return result
