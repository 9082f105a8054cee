"""takes a discount of 0 as missing

Breaks: the discount
"""


def greedy_policy(P, R, V, gamma):
    Q = q_from_v(P, R, V, gamma)
    if gamma == 0:
        Q = q_from_v(P, R, V, 0.9)
    policy = np.zeros(len(R), dtype=int)
    for s in range(len(R)):
        best = np.max(Q[s])
        policy[s] = np.where(Q[s] >= best - 1e-9)[0][0]
    return policy
