# Mixes the mean and the maximum.
def expected_sarsa_update(Q, s, a, r, s_next, done, alpha, gamma, eps):
    new = Q.astype(float).copy()
    ahead = eps * np.mean(new[s_next]) + (1 - eps) * np.max(new[s_next])
    goal = r + gamma * ahead * (not done)
    new[s, a] = new[s, a] * (1 - alpha) + goal * alpha
    return new
