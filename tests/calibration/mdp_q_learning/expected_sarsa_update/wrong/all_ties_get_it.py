"""gives every best action 1 - eps

Breaks: ties
"""


def expected_sarsa_update(Q, s, a, r, s_next, done, alpha, gamma, eps):
    Q = np.array(Q, dtype=float)
    A = Q.shape[1]
    chances = np.full(A, eps / A)
    chances[Q[s_next] == Q[s_next].max()] += 1 - eps
    target = r
    if not done:
        target = r + gamma * (chances @ Q[s_next])
    Q[s, a] += alpha * (target - Q[s, a])
    return Q
