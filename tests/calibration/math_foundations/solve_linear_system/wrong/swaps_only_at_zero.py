"""swaps only where the pivot is exactly zero

Breaks: zeros and tiny numbers on the diagonal
"""


def solve_linear_system(A: np.ndarray, b: np.ndarray) -> np.ndarray:
    n = len(A)
    A, x = A.astype(float), b.astype(float)
    for k in range(n):
        best = k + int(np.argmax(A[k:, k] != 0))
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
