"""takes the mean entry of the next state

Breaks: the largest entry of the next state
Slips: 1, every step that goes on is wrong
"""


def q_learning_update(Q, s, a, r, s_next, done, alpha, gamma):
    Q = np.array(Q, dtype=float)
    target = r
    if not done:
        target = r + gamma * np.mean(Q[s_next])
    Q[s, a] = Q[s, a] + alpha * (target - Q[s, a])
    return Q
