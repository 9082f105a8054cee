"""shares eps among the other actions

Breaks: chances between
Slips: 1, chances are in every test
"""


def expected_sarsa_update(Q, s, a, r, s_next, done, alpha, gamma, eps):
    Q = np.array(Q, dtype=float)
    A = Q.shape[1]
    chances = np.full(A, eps / max(A - 1, 1))
    chances[np.argmax(Q[s_next])] = 1 - eps
    target = r
    if not done:
        target = r + gamma * (chances @ Q[s_next])
    Q[s, a] += alpha * (target - Q[s, a])
    return Q
