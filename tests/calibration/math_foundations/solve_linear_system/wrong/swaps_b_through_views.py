"""swaps the rows of a table b through views, so that one of them is lost

Breaks: one and several right-hand sides
"""


def solve_linear_system(A: np.ndarray, b: np.ndarray) -> np.ndarray:
    A = np.array(A, dtype=float)
    x = np.array(b, dtype=float)
    n = len(A)
    for k in range(n):
        p = k + int(np.argmax(np.abs(A[k:, k])))
        if A[p, k] == 0:
            raise np.linalg.LinAlgError("singular")
        A[[k, p]] = A[[p, k]]
        x[k], x[p] = x[p], x[k]
        for i in range(k + 1, n):
            factor = A[i, k] / A[k, k]
            A[i, k:] -= factor * A[k, k:]
            x[i] -= factor * x[k]
    for k in reversed(range(n)):
        x[k] = (x[k] - A[k, k + 1 :] @ x[k + 1 :]) / A[k, k]
    return x
