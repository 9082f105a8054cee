"""returns Q itself if alpha is 0

Breaks: integers in `Q`
"""


def q_learning_update(Q, s, a, r, s_next, done, alpha, gamma):
    if alpha == 0:
        return Q
    new = np.array(Q, dtype=float)
    goal = r if done else r + gamma * Q[s_next].max()
    new[s, a] += alpha * (goal - new[s, a])
    return new
