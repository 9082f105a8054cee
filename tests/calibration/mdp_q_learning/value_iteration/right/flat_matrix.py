# One product for all actions; the loop asks for the last change.
def value_iteration(P, R, gamma, tol=1e-10, max_iter=100_000):
    S, A = R.shape
    M, r = gamma * P.transpose(1, 0, 2).reshape(A * S, S), R.T.reshape(-1).astype(float)
    V, n, change = np.zeros(S), 0, np.inf
    while n < max_iter and change > tol:
        new = (M.dot(V) + r).reshape(A, S).max(0)
        change, V, n = np.linalg.norm(new - V, np.inf), new, n + 1
    return V, np.int64(n)
