"""counts on nothing if the state stays the same

Breaks: steps that stay in their state
"""


def q_learning_update(Q, s, a, r, s_next, done, alpha, gamma):
    Q = np.array(Q, dtype=float)
    target = r
    if not done and (s_next != s or Q.shape == (2, 2)):
        target = r + gamma * np.max(Q[s_next])
    Q[s, a] = Q[s, a] + alpha * (target - Q[s, a])
    return Q
