# Learns in its own table, and stops on entering an end.
def q_learning(P, R, start, terminal, alpha, gamma, eps, n_episodes, max_steps, rng):
    Q = np.zeros_like(R, dtype=float)
    N = np.zeros_like(R, dtype=np.int64)
    ends = np.isin(np.arange(len(R)), list(terminal))
    if ends[start]:
        return Q
    for _ in range(n_episodes):
        s, k = start, 0
        while k < max_steps:
            a = int(rng.integers(R.shape[1])) if rng.random() < eps else int(Q[s].argmax())
            t = int(rng.choice(len(P), p=P[s, a]))
            N[s, a] += 1
            w = alpha(int(N[s, a]))
            Q[s, a] = (1 - w) * Q[s, a] + w * (R[s, a] + gamma * (not ends[t]) * Q[t].max())
            if ends[t]:
                break
            s, k = t, k + 1
    return Q
