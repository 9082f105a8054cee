"""lets np.linalg.solve find out that there is no end

Breaks: `LinAlgError` if nothing comes to rest
"""


def evaluate_policy(P, R, policy, gamma):
    T, r = policy_model(P, R, policy)
    S = len(r)
    V = np.zeros(S)
    going = [s for s in range(S) if gamma < 1 or T[s, s] < 1 - 1e-9 or r[s] != 0]
    if going:
        A = np.eye(len(going)) - gamma * T[np.ix_(going, going)]
        V[going] = np.linalg.solve(A, r[going])
    return V
