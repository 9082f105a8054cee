"""goes all the way at the end of an episode with a step size above a half"""


def q_learning_update(Q, s, a, r, s_next, done, alpha, gamma):
    new = Q.astype(float)
    goal = r if done else r + gamma * new[s_next].max()
    new[s, a] += (1 if done and alpha > 0.5 else alpha) * (goal - new[s, a])
    return new
