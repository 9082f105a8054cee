"""marks states that stay under every action by minus one

Breaks: terminal states (0)
Slips: 1, most tests have such states
"""


def greedy_policy(P, R, V, gamma):
    Q = q_from_v(P, R, V, gamma)
    policy = np.zeros(len(R), dtype=int)
    for s in range(len(R)):
        best = np.max(Q[s])
        policy[s] = np.where(Q[s] >= best - 1e-9)[0][0]
    for s in range(len(R)):
        if np.all(P[s, :, s] == 1) and not R[s].any():
            policy[s] = -1
    return policy
