"""takes a step size of 0 as missing

Breaks: $\\alpha = 0$ and $\\alpha = 1$
"""


def q_learning_update(Q, s, a, r, s_next, done, alpha, gamma):
    Q = np.array(Q, dtype=float)
    target = r
    alpha = alpha or 0.1
    if not done:
        target = r + gamma * np.max(Q[s_next])
    Q[s, a] = Q[s, a] + alpha * (target - Q[s, a])
    return Q
