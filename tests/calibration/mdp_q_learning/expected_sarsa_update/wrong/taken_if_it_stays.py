"""takes the action taken for the best one if the step stays in its state

Breaks: chances between
"""


def expected_sarsa_update(Q, s, a, r, s_next, done, alpha, gamma, eps):
    new = Q.astype(float)
    A = Q.shape[1]
    chances = np.full(A, eps / A)
    chances[a if s == s_next else np.argmax(Q[s_next])] += 1 - eps
    goal = r if done else r + gamma * (chances @ Q[s_next])
    new[s, a] += alpha * (goal - new[s, a])
    return new
