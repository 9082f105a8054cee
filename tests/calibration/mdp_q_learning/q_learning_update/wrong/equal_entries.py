"""changes all entries that equal the one of the step

Breaks: the one entry that changes
"""


def q_learning_update(Q, s, a, r, s_next, done, alpha, gamma):
    old = float(Q[s, a])
    goal = r if done else r + gamma * Q[s_next].max()
    return np.where(old == Q, old + alpha * (goal - old), Q).astype(float)
