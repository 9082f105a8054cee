# Writes choice and update out.
def q_learning(P, R, start, terminal, alpha, gamma, eps, n_episodes, max_steps, rng):
    Q = np.zeros(R.shape)
    seen = {}
    for _ in range(n_episodes):
        s = start
        for _ in range(max_steps):
            if s in terminal:
                break
            if rng.random() < eps:
                a = int(rng.integers(R.shape[1]))
            else:
                a = int(Q[s].argmax())
            t = int(rng.choice(R.shape[0], p=P[s, a]))
            seen[s, a] = seen.get((s, a), 0) + 1
            goal = R[s, a] + (0 if t in terminal else gamma * Q[t].max())
            Q[s, a] += alpha(seen[s, a]) * (goal - Q[s, a])
            s = t
    return Q
