"""takes the action whose worth is largest in size

Breaks: negative values
Slips: 1, values below 0 are in four tests
"""


def greedy_policy(P, R, V, gamma):
    Q = q_from_v(P, R, V, gamma)
    Q = np.abs(Q)
    policy = np.zeros(len(R), dtype=int)
    for s in range(len(R)):
        best = np.max(Q[s])
        policy[s] = np.where(Q[s] >= best - 1e-9)[0][0]
    return policy
