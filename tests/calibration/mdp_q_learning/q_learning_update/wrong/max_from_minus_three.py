"""starts the maximum at minus three

Breaks: tables below 0
"""


def q_learning_update(Q, s, a, r, s_next, done, alpha, gamma):
    Q = np.array(Q, dtype=float)
    target = r
    if not done:
        target = r + gamma * max(-3.0, np.max(Q[s_next]))
    Q[s, a] = Q[s, a] + alpha * (target - Q[s, a])
    return Q
