# Looks for the pivot in all rows and columns that are left.
def solve_linear_system(A, b):
    n = len(A)
    A = A.astype(float)
    x = b.astype(float)
    order = np.arange(n)
    for k in range(n):
        i, j = np.unravel_index(np.argmax(np.abs(A[k:, k:])), (n - k, n - k))
        i, j = i + k, j + k
        if A[i, j] == 0:
            raise np.linalg.LinAlgError
        A[[k, i]] = A[[i, k]]
        x[[k, i]] = x[[i, k]]
        A[:, [k, j]] = A[:, [j, k]]
        order[[k, j]] = order[[j, k]]
        for r in range(k + 1, n):
            f = A[r, k] / A[k, k]
            A[r] -= f * A[k]
            x[r] -= f * x[k]
    for k in range(n)[::-1]:
        x[k] = (x[k] - A[k, k + 1 :] @ x[k + 1 :]) / A[k, k]
    out = np.empty_like(x)
    out[order] = x
    return out
