"""looks for the largest pivot in the first column only, later just for one that is not zero

Breaks: those that get there after a step
"""


def solve_linear_system(A, b):
    A, x = A.astype(float), b.astype(float)
    for k in range(len(A)):
        if k == 0 or A[k, k] == 0:
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
