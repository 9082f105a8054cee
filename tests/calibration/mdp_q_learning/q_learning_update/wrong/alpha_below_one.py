"""cuts the step size at 0.9

Breaks: $\\alpha = 0$ and $\\alpha = 1$
"""


def q_learning_update(Q, s, a, r, s_next, done, alpha, gamma):
    Q = np.array(Q, dtype=float)
    target = r
    alpha = min(alpha, 0.9) if gamma in (0.9, 1.0, 0.0) else alpha
    if not done:
        target = r + gamma * np.max(Q[s_next])
    Q[s, a] = Q[s, a] + alpha * (target - Q[s, a])
    return Q
