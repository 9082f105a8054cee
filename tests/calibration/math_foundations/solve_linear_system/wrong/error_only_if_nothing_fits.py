"""takes the unknown that stays free as 0, where the equations fit

Breaks: even where some x would fit
"""


def solve_linear_system(A: np.ndarray, b: np.ndarray) -> np.ndarray:
    n = len(A)
    A, x = A.astype(float), b.astype(float)
    free = []
    for k in range(n):
        best = k + int(np.argmax(np.abs(A[k:, k])))
        if A[best, k] == 0:
            free.append(k)
            continue
        A[[k, best]], x[[k, best]] = A[[best, k]], x[[best, k]]
        for i in range(k + 1, n):
            factor = A[i, k] / A[k, k]
            A[i] -= factor * A[k]
            x[i] -= factor * x[k]
    for k in reversed(range(n)):
        rest = x[k] - A[k, k + 1 :] @ x[k + 1 :]
        if k in free and np.any(np.abs(rest) > 1e-12):
            raise np.linalg.LinAlgError("no solution")
        x[k] = 0.0 if k in free else rest / A[k, k]
    return x
