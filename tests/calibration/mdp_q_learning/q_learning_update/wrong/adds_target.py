"""adds the goal without taking the old entry off

Breaks: $\\alpha = 0$ and $\\alpha = 1$
Slips: 1, every step is wrong
"""


def q_learning_update(Q, s, a, r, s_next, done, alpha, gamma):
    Q = np.array(Q, dtype=float)
    target = r
    if not done:
        target = r + gamma * np.max(Q[s_next])
    Q[s, a] = Q[s, a] + alpha * target
    return Q
