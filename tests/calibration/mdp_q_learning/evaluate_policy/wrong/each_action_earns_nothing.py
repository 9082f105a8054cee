"""asks of a state at rest that each action taken there earns 0, not their mean

Breaks: states at rest that are not terminal for other policies
"""


def evaluate_policy(P, R, policy, gamma):
    P_pi, R_pi = policy_model(P, R, policy)
    P_pi, R_pi = np.asarray(P_pi, dtype=float), np.asarray(R_pi, dtype=float)
    S = len(R_pi)
    if gamma < 1:
        return np.linalg.solve(np.eye(S) - gamma * P_pi, R_pi)
    rest = (np.diag(P_pi) > 1 - 1e-9) & np.array(
        [
            not np.any(np.asarray(R)[s][policy[s] if np.ndim(policy) == 1 else policy[s] > 0])
            for s in range(S)
        ]
    )
    known = rest.copy()
    while True:
        wider = known | (P_pi[:, known] > 0).any(axis=1)
        if (wider == known).all():
            break
        known = wider
    if not known.all():
        raise np.linalg.LinAlgError("no end")
    V, go = np.zeros(S), ~rest
    V[go] = np.linalg.solve(np.eye(go.sum()) - P_pi[np.ix_(go, go)], R_pi[go])
    return V
