"""sets entries below 1e-10 times the largest to zero on the way

Breaks: condition numbers up to 1e9
"""


def solve_linear_system(A: np.ndarray, b: np.ndarray) -> np.ndarray:
    A = np.array(A, dtype=float)
    x = np.array(b, dtype=float)
    n = len(A)
    size = np.abs(A).max()
    for k in range(n):
        p = k + int(np.argmax(np.abs(A[k:, k])))
        if A[p, k] == 0:
            raise np.linalg.LinAlgError("singular")
        A[[k, p]] = A[[p, k]]
        x[[k, p]] = x[[p, k]]
        for i in range(k + 1, n):
            factor = A[i, k] / A[k, k]
            A[i, k:] -= factor * A[k, k:]
            A[i, np.abs(A[i]) < 1e-10 * size] = 0.0
            x[i] -= factor * x[k]
    for k in reversed(range(n)):
        x[k] = (x[k] - A[k, k + 1 :] @ x[k + 1 :]) / A[k, k]
    return x
