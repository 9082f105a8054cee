"""rounds to six digits before it compares

Breaks: small differences that are no ties
"""


def greedy_policy(P, R, V, gamma):
    Q = q_from_v(P, R, V, gamma)
    policy = np.zeros(len(R), dtype=int)
    for s in range(len(R)):
        Q[s] = np.round(Q[s], 6)
        best = np.max(Q[s])
        policy[s] = np.where(Q[s] >= best - 1e-9)[0][0]
    return policy
