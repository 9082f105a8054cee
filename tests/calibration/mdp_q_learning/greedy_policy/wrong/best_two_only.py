"""looks for a tie between the two largest alone

Breaks: ties but for rounding
"""


def greedy_policy(P, R, V, gamma):
    Q = q_from_v(P, R, V, gamma)
    policy = np.zeros(len(Q), dtype=int)
    for s, row in enumerate(Q):
        order = np.argsort(-row, kind="stable")
        best = order[0]
        for a in order[1:2]:
            if row[best] - row[a] <= 1e-9 and a < best:
                best = a
        policy[s] = best
    return policy
