"""chooses by the values of the next states alone

Breaks: that both rewards and values decide
Slips: 1, rewards decide in every test
"""


def greedy_policy(P, R, V, gamma):
    Q = P @ V
    policy = np.zeros(len(R), dtype=int)
    for s in range(len(R)):
        best = np.max(Q[s])
        policy[s] = np.where(Q[s] >= best - 1e-9)[0][0]
    return policy
