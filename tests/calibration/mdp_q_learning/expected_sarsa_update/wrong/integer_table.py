"""rounds the new entry to the table's own integers

Breaks: integers in `Q`
"""


def expected_sarsa_update(Q, s, a, r, s_next, done, alpha, gamma, eps):
    whole = Q.dtype.kind == "i"
    Q = np.array(Q, dtype=float)
    A = Q.shape[1]
    chances = np.full(A, eps / A)
    chances[np.argmax(Q[s_next])] += 1 - eps
    target = r
    if not done:
        target = r + gamma * (chances @ Q[s_next])
    Q[s, a] += alpha * (target - Q[s, a])
    return np.trunc(Q) if whole else Q
