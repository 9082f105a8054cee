"""moves all actions of the state

Breaks: the one entry that changes
Slips: 1, every table is wrong
"""


def q_learning_update(Q, s, a, r, s_next, done, alpha, gamma):
    Q = np.array(Q, dtype=float)
    target = r
    if not done:
        target = r + gamma * np.max(Q[s_next])
    Q[s] = Q[s] + alpha * (target - Q[s])
    return Q
