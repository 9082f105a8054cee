"""makes a hundred sweeps in place of solving

Breaks: discounts from 0 to nearly 1
Slips: 1, slow worlds are in several tests
"""


def evaluate_policy(P, R, policy, gamma):
    T, r = policy_model(P, R, policy)
    S = len(r)
    V = np.zeros(S)
    going = [s for s in range(S) if gamma < 1 or T[s, s] < 1 - 1e-9 or r[s] != 0]
    if gamma == 1:
        ends = [s for s in range(S) if s not in going]
        found = True
        while found:
            found = False
            for s in range(S):
                if s not in ends and any(T[s, t] > 0 for t in ends):
                    ends.append(s)
                    found = True
        if len(ends) < S:
            raise np.linalg.LinAlgError("no end")
    if going:
        A = np.eye(len(going)) - gamma * T[np.ix_(going, going)]
        for _ in range(100):
            V[going] = r[going] + gamma * T[np.ix_(going, going)] @ V[going]
    return V
