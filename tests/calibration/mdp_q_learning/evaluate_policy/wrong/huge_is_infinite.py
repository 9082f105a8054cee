"""raises LinAlgError where values are larger than 1e9

Breaks: rare ways to an end
"""


def evaluate_policy(P, R, policy, gamma):
    P_pi, R_pi = policy_model(P, R, policy)
    S = len(R_pi)
    if gamma < 1:
        return np.linalg.solve(np.eye(S) - gamma * P_pi, R_pi)
    rest = (np.abs(np.diag(P_pi) - 1) <= 1e-9) & (R_pi == 0)
    reach = rest.copy()
    for _ in range(S):
        reach = reach | ((P_pi[:, reach] > 0).any(axis=1))
    if not reach.all():
        raise np.linalg.LinAlgError("no rest")
    others = ~rest
    V = np.zeros(S)
    V[others] = np.linalg.solve(
        np.eye(int(others.sum())) - P_pi[np.ix_(others, others)], R_pi[others]
    )
    if np.abs(V).max(initial=0.0) > 1e9:
        raise np.linalg.LinAlgError("huge")
    return V
