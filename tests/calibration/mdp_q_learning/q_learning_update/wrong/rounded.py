"""rounds the table to ten digits"""


def q_learning_update(Q, s, a, r, s_next, done, alpha, gamma):
    new = np.array(Q, dtype=float)
    goal = r if done else r + gamma * new[s_next].max()
    new[s, a] += alpha * (goal - new[s, a])
    return new.round(10)
