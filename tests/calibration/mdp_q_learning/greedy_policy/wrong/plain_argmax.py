"""goes by the largest number, dust included

Breaks: ties but for rounding
"""


def greedy_policy(P, R, V, gamma):
    Q = q_from_v(P, R, V, gamma)
    policy = np.zeros(len(R), dtype=int)
    for s in range(len(R)):
        best = np.max(Q[s])
        policy[s] = np.argmax(Q[s])
    return policy
