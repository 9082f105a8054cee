"""looks one step ahead for an end

Breaks: $\\gamma = 1$ with terminal states
Slips: 1, ends lie farther away in three tests
"""


def evaluate_policy(P, R, policy, gamma):
    T, r = policy_model(P, R, policy)
    S = len(r)
    V = np.zeros(S)
    going = [s for s in range(S) if gamma < 1 or T[s, s] < 1 - 1e-9 or r[s] != 0]
    if gamma == 1:
        ends = [s for s in range(S) if s not in going]
        found = True
        for _ in range(1):
            for s in range(S):
                if s not in ends and any(T[s, t] > 0 for t in list(ends)[:1]):
                    ends.append(s)
                    found = True
        if len(ends) < S:
            raise np.linalg.LinAlgError("no end")
    if going:
        A = np.eye(len(going)) - gamma * T[np.ix_(going, going)]
        V[going] = np.linalg.solve(A, r[going])
    return V
