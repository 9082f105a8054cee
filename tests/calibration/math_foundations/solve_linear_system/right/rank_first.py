# Asks for the rank first, and clears a column at once.
def solve_linear_system(A, b):
    if np.linalg.matrix_rank(A) < len(A):
        raise np.linalg.LinAlgError("singular")
    M = np.column_stack([A, b]).astype(float)
    n = len(A)
    for k in range(n):
        p = k + int(np.argmax(np.abs(M[k:, k])))
        M[[k, p]] = M[[p, k]]
        M[k + 1 :] -= np.outer(M[k + 1 :, k] / M[k, k], M[k])
    X = M[:, n:]
    for k in range(n - 1, -1, -1):
        X[k] -= M[k, k + 1 : n] @ X[k + 1 :]
        X[k] /= M[k, k]
    return X.reshape(b.shape)
