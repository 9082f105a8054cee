"""takes an eps of 0 as missing

Breaks: $\\varepsilon = 0$ and $\\varepsilon = 1$
"""


def expected_sarsa_update(Q, s, a, r, s_next, done, alpha, gamma, eps):
    Q = np.array(Q, dtype=float)
    A = Q.shape[1]
    eps = eps or 0.1
    chances = np.full(A, eps / A)
    chances[np.argmax(Q[s_next])] += 1 - eps
    target = r
    if not done:
        target = r + gamma * (chances @ Q[s_next])
    Q[s, a] += alpha * (target - Q[s, a])
    return Q
