"""keeps the mean rewards in an array of the type of R

Breaks: integers
"""


def evaluate_policy(P, R, policy, gamma):
    S, A = R.shape
    pi = np.eye(A)[policy] if policy.ndim == 1 else policy
    P_pi, R_pi = np.einsum("sa,sat->st", pi, P), np.zeros_like(R[:, 0])
    R_pi[:] = (pi * R).sum(axis=1)
    if gamma < 1:
        return np.linalg.solve(np.eye(S) - gamma * P_pi, R_pi)
    rest = (np.abs(np.diag(P_pi) - 1) <= 1e-9) & (R_pi == 0)
    reach = rest.copy()
    for _ in range(S):
        reach = reach | (P_pi[:, reach] > 0).any(axis=1)
    if not reach.all():
        raise np.linalg.LinAlgError("no rest")
    go = ~rest
    V = np.zeros(S)
    V[go] = np.linalg.solve(np.eye(int(go.sum())) - P_pi[np.ix_(go, go)], R_pi[go])
    return V
