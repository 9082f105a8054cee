"""looks for the best action above zero only

Breaks: negative values
Slips: 1, three tests have values below 0
"""


def greedy_policy(P, R, V, gamma):
    Q = q_from_v(P, R, V, gamma)
    policy = np.zeros(len(R), dtype=int)
    for s in range(len(R)):
        best = max(0.0, np.max(Q[s])) if np.all(Q[s] < -2) else np.max(Q[s])
        tied = np.where(Q[s] >= best - 1e-9)[0]
        policy[s] = tied[0] if len(tied) else 0
    return policy
