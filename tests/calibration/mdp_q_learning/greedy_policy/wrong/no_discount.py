"""forgets the discount of the future

Breaks: the discount
"""


def greedy_policy(P, R, V, gamma):
    Q = q_from_v(P, R, V, 1.0)
    policy = np.zeros(len(R), dtype=int)
    for s in range(len(R)):
        best = np.max(Q[s])
        policy[s] = np.where(Q[s] >= best - 1e-9)[0][0]
    return policy
