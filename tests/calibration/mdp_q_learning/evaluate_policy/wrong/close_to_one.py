"""takes a discount close to 1 for 1

Breaks: discounts from 0 to nearly 1
"""


def evaluate_policy(P, R, policy, gamma):
    P_pi, R_pi = policy_model(P, R, policy)
    P_pi, R_pi = np.asarray(P_pi, dtype=float), np.asarray(R_pi, dtype=float)
    S = len(R_pi)
    if not np.isclose(gamma, 1.0):
        return np.linalg.solve(np.eye(S) - gamma * P_pi, R_pi)
    rest = (np.diag(P_pi) > 1 - 1e-9) & (R_pi == 0)
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
