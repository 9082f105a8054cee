# Clears each column above and below the pivot.
def solve_linear_system(A, b):
    n = len(A)
    M = np.hstack([A.astype(float), b.reshape(n, -1).astype(float)])
    for k in range(n):
        best = max(range(k, n), key=lambda i: abs(M[i, k]))
        if M[best, k] == 0:
            raise np.linalg.LinAlgError("singular")
        M[[k, best]] = M[[best, k]]
        M[k] = M[k] / M[k, k]
        for i in range(n):
            if i != k:
                M[i] = M[i] - M[i, k] * M[k]
    return M[:, n:].reshape(b.shape)
