"""returns the worths of the best actions

Breaks: that both rewards and values decide
Slips: 1, nothing that it returns is an action
"""


def greedy_policy(P, R, V, gamma):
    Q = q_from_v(P, R, V, gamma)
    policy = np.zeros(len(R), dtype=int)
    for s in range(len(R)):
        best = np.max(Q[s])
        policy[s] = np.where(Q[s] >= best - 1e-9)[0][0]
    return Q.max(axis=1)
