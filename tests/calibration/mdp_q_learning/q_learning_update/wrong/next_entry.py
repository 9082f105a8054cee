"""moves the entry of the next state

Breaks: the one entry that changes
Slips: 1, every table is wrong
"""


def q_learning_update(Q, s, a, r, s_next, done, alpha, gamma):
    Q = np.array(Q, dtype=float)
    target = r
    if not done:
        target = r + gamma * np.max(Q[s_next])
    Q[s_next, a] = Q[s_next, a] + alpha * (target - Q[s_next, a])
    return Q
