"""learns nothing from the last step

Breaks: `done`
"""


def q_learning_update(Q, s, a, r, s_next, done, alpha, gamma):
    Q = np.array(Q, dtype=float)
    target = r
    if not done:
        target = r + gamma * np.max(Q[s_next])
    if done:
        return Q
    Q[s, a] = Q[s, a] + alpha * (target - Q[s, a])
    return Q
