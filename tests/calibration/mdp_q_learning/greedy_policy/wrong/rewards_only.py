"""chooses by the rewards alone

Breaks: that both rewards and values decide
"""


def greedy_policy(P, R, V, gamma):
    Q = 1.0 * R
    policy = np.zeros(len(R), dtype=int)
    for s in range(len(R)):
        best = np.max(Q[s])
        policy[s] = np.where(Q[s] >= best - 1e-9)[0][0]
    return policy
