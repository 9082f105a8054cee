# Takes a particular solution and minimises along the directions that are left.
def equality_constrained_quadratic(Q, c, A, b):
    m, d = A.shape
    K = np.vstack([np.hstack([Q, A.T]), np.hstack([A, np.zeros((m, m))])])
    if np.linalg.matrix_rank(K) != m + d:
        raise np.linalg.LinAlgError("no single answer")
    x = np.linalg.pinv(A) @ b
    Z = np.linalg.svd(A)[2][m:].T
    if Z.shape[1]:
        x = x - Z @ np.linalg.solve(Z.T @ Q @ Z, Z.T @ (Q @ x + c))
    lam = -np.linalg.lstsq(A.T, Q @ x + c)[0]
    return x, lam
