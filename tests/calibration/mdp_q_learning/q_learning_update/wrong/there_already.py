"""returns Q itself where the entry is at its goal

Breaks: integers in `Q`
"""


def q_learning_update(Q, s, a, r, s_next, done, alpha, gamma):
    if not done and Q[s, a] == r + gamma * Q[s_next].max():
        return Q
    new = Q.astype(float)
    goal = r if done else r + gamma * Q[s_next].max()
    new[s, a] += alpha * (goal - new[s, a])
    return new
