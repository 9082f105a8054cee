"""finds a state at rest only where the probability to stay is exactly 1

Breaks: stay with 1 but for rounding
"""


def evaluate_policy(P, R, policy, gamma):
    T, r = policy_model(P, R, policy)
    S = len(r)
    if gamma < 1:
        return np.linalg.solve(np.eye(S) - gamma * T, r)
    rest = (np.diag(T) == 1) & (r == 0)
    calm = rest.copy()
    for _ in range(S):
        calm = calm | ((T > 0) & calm).any(axis=1)
    if not calm.all():
        raise np.linalg.LinAlgError("never at rest")
    go, V = ~rest, np.zeros(S)
    V[go] = np.linalg.solve(np.eye(int(go.sum())) - T[np.ix_(go, go)], r[go])
    return V
