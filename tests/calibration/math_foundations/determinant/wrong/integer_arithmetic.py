"""copies A with its dtype: integers are cut off

Breaks: integers
"""


def determinant(A: np.ndarray) -> float:
    if A.ndim != 2 or A.shape[0] != A.shape[1]:
        raise ValueError(f"A must be square, got the shape {A.shape}")
    A = A.copy()
    result = 1.0
    for k in range(len(A)):
        best = k + int(np.argmax(np.abs(A[k:, k])))
        if A[best, k] == 0:
            return 0.0
        if best != k:
            A[[k, best]] = A[[best, k]]
            result = -result
        result *= float(A[k, k])
        for i in range(k + 1, len(A)):
            A[i] -= A[i, k] / A[k, k] * A[k]
    return result
