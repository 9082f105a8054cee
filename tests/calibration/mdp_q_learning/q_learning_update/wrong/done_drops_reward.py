"""drops the reward of the last step

Breaks: `done`
"""


def q_learning_update(Q, s, a, r, s_next, done, alpha, gamma):
    Q = np.array(Q, dtype=float)
    target = 0.0
    if not done:
        target = r + gamma * np.max(Q[s_next])
    Q[s, a] = Q[s, a] + alpha * (target - Q[s, a])
    return Q
