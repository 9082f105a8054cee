# Finds out by the rank whether there is an end.
def evaluate_policy(P, R, policy, gamma):
    T, r = policy_model(P, R, policy)
    keep = np.ones(len(r), dtype=bool)
    if gamma == 1:
        keep = ~((np.diag(T) > 1 - 1e-9) & (r == 0))
    A = (np.eye(len(r)) - gamma * T)[keep][:, keep]
    if gamma == 1 and len(A) and np.linalg.matrix_rank(A, tol=1e-10) < len(A):
        raise np.linalg.LinAlgError
    V = np.zeros(len(r))
    V[keep] = np.linalg.inv(A) @ r[keep]
    return V
