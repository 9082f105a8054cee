"""swaps only where the pivot is below 1e-14: a larger one may be tiny all the same

Breaks: zeros and tiny numbers on the diagonal
"""


def solve_linear_system(A, b):
    A, x = A.astype(float), b.astype(float)
    for k in range(len(A)):
        if abs(A[k, k]) < 1e-14:
            best = k + np.argmax(np.abs(A[k:, k]))
            if A[best, k] == 0:
                raise np.linalg.LinAlgError("singular")
            A[[k, best]], x[[k, best]] = A[[best, k]], x[[best, k]]
        for i in range(k + 1, len(A)):
            factor = A[i, k] / A[k, k]
            A[i] -= factor * A[k]
            x[i] -= factor * x[k]
    for k in reversed(range(len(A))):
        x[k] = (x[k] - A[k, k + 1 :] @ x[k + 1 :]) / A[k, k]
    return x
