"""leaves entries of 0 out when it looks for the best one

Breaks: chances between
"""


def expected_sarsa_update(Q, s, a, r, s_next, done, alpha, gamma, eps):
    new = Q.astype(float)
    A = Q.shape[1]
    row = np.where(new[s_next] == 0, -np.inf, new[s_next])
    chances = np.full(A, eps / A)
    chances[row.argmax()] += 1 - eps
    goal = r if done else r + gamma * (chances @ new[s_next])
    new[s, a] += alpha * (goal - new[s, a])
    return new
