"""changes the table that it was given

Breaks: that `Q` stays as it was
"""


def q_learning_update(Q, s, a, r, s_next, done, alpha, gamma):
    Q = np.asarray(Q, dtype=float)
    target = r
    if not done:
        target = r + gamma * np.max(Q[s_next])
    Q[s, a] = Q[s, a] + alpha * (target - Q[s, a])
    return Q
