"""takes the maximum as Q-learning does

Breaks: $\\varepsilon = 0$ and $\\varepsilon = 1$
Slips: 1, every mean is wrong
"""


def expected_sarsa_update(Q, s, a, r, s_next, done, alpha, gamma, eps):
    Q = np.array(Q, dtype=float)
    A = Q.shape[1]
    chances = np.full(A, eps / A)
    chances[np.argmax(Q[s_next])] += 1 - eps
    target = r
    if not done:
        target = r + gamma * (Q[s_next].max())
    Q[s, a] += alpha * (target - Q[s, a])
    return Q
