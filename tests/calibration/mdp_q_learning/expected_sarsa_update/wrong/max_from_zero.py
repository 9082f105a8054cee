"""finds no best action below zero

Breaks: tables below 0
Slips: 1, entries below 0 are in most tests
"""


def expected_sarsa_update(Q, s, a, r, s_next, done, alpha, gamma, eps):
    Q = np.array(Q, dtype=float)
    A = Q.shape[1]
    chances = np.full(A, eps / A)
    if Q[s_next].max() > 0:
        chances[np.argmax(Q[s_next])] += 1 - eps
    target = r
    if not done:
        target = r + gamma * (chances @ Q[s_next])
    Q[s, a] += alpha * (target - Q[s, a])
    return Q
