"""rounds the table to ten digits"""


def expected_sarsa_update(Q, s, a, r, s_next, done, alpha, gamma, eps):
    new = np.array(Q, dtype=float)
    goal = r
    if not done:
        row = new[s_next]
        goal = r + gamma * (eps * row.mean() + (1 - eps) * row.max())
    new[s, a] += alpha * (goal - new[s, a])
    return new.round(10)
