"""chooses the order of the rows before the first step

Breaks: also those that get there after a step
"""


def solve_linear_system(A, b):
    A, x = np.array(A, dtype=float), np.array(b, dtype=float)
    n = len(A)
    for k in range(n):  # put the rows in order first
        p = k + int(np.argmax(np.abs(A[k:, k])))
        A[[k, p]], x[[k, p]] = A[[p, k]], x[[p, k]]
    for k in range(n):
        if A[k, k] == 0:
            below = np.flatnonzero(A[k:, k])
            if len(below) == 0:
                raise np.linalg.LinAlgError("singular")
            p = k + below[0]
            A[[k, p]], x[[k, p]] = A[[p, k]], x[[p, k]]
        for i in range(k + 1, n):
            factor = A[i, k] / A[k, k]
            A[i] -= factor * A[k]
            x[i] -= factor * x[k]
    for k in range(n - 1, -1, -1):
        x[k] = (x[k] - A[k, k + 1 :] @ x[k + 1 :]) / A[k, k]
    return x
