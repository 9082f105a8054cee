"""discounts the reward as well

Breaks: chances between
Slips: 1, every step that goes on is wrong
"""


def expected_sarsa_update(Q, s, a, r, s_next, done, alpha, gamma, eps):
    Q = np.array(Q, dtype=float)
    A = Q.shape[1]
    chances = np.full(A, eps / A)
    chances[np.argmax(Q[s_next])] += 1 - eps
    target = r
    if not done:
        target = gamma * (r + chances @ Q[s_next])
    Q[s, a] += alpha * (target - Q[s, a])
    return Q
