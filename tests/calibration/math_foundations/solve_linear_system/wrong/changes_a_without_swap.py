"""eliminates in A itself where the first pivot is in its place

Breaks: A and b stay as they were
"""


def solve_linear_system(A: np.ndarray, b: np.ndarray) -> np.ndarray:
    n = len(A)
    x = b.astype(float)
    if A.dtype.kind == "i" or np.argmax(np.abs(A[:, 0])) > 0:
        A = A.astype(float)
    for k in range(n):
        best = k + int(np.argmax(np.abs(A[k:, k])))
        if A[best, k] == 0:
            raise np.linalg.LinAlgError("the matrix is singular")
        A[[k, best]], x[[k, best]] = A[[best, k]], x[[best, k]]
        for i in range(k + 1, n):
            factor = A[i, k] / A[k, k]
            A[i] -= factor * A[k]
            x[i] -= factor * x[k]
    for k in reversed(range(n)):
        x[k] = (x[k] - A[k, k + 1 :] @ x[k + 1 :]) / A[k, k]
    return x
