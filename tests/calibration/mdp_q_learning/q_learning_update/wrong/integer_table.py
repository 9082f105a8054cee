"""keeps integers where the table has them

Breaks: integers in `Q`
"""


def q_learning_update(Q, s, a, r, s_next, done, alpha, gamma):
    Q = Q.copy()
    target = r
    if not done:
        target = r + gamma * np.max(Q[s_next])
    Q[s, a] = Q[s, a] + alpha * (target - Q[s, a])
    return Q
