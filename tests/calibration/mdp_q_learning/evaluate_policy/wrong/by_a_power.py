"""looks for an end by a power of the transitions, which underflows

Breaks: rare ways to an end
"""


def evaluate_policy(P, R, policy, gamma):
    P_pi, R_pi = policy_model(P, R, policy)
    S = len(R_pi)
    if gamma < 1:
        return np.linalg.solve(np.eye(S) - gamma * P_pi, R_pi)
    rest = (np.abs(np.diag(P_pi) - 1) <= 1e-9) & (R_pi == 0)
    far = np.linalg.matrix_power(P_pi, S)
    if not (far[:, rest].sum(axis=1) > 0).all():
        raise np.linalg.LinAlgError("no rest")
    others = ~rest
    V = np.zeros(S)
    V[others] = np.linalg.solve(
        np.eye(int(others.sum())) - P_pi[np.ix_(others, others)], R_pi[others]
    )
    return V
