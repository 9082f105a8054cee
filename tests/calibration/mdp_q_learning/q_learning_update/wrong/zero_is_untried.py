"""leaves entries of 0 out of the maximum

Breaks: the largest entry of the next state
"""


def q_learning_update(Q, s, a, r, s_next, done, alpha, gamma):
    new = Q.astype(float)
    goal = r if done else r + gamma * max((q for q in Q[s_next] if q != 0), default=0.0)
    new[s, a] += alpha * (goal - new[s, a])
    return new
