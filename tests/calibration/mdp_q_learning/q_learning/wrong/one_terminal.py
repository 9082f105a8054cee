"""knows one terminal state only"""


def q_learning(P, R, start, terminal, alpha, gamma, eps, n_episodes, max_steps, rng):
    S, A = R.shape
    Q, visits = np.zeros((S, A)), np.zeros((S, A), dtype=int)
    terminal = set(sorted(terminal)[:1])
    for episode in range(n_episodes):
        s = start
        for step in range(max_steps):
            if s in terminal:
                break
            a = epsilon_greedy(Q[s], eps, rng)
            t = int(rng.choice(S, p=P[s, a]))
            visits[s, a] += 1
            n = visits[s, a]
            goal = R[s, a] + (0 if t in terminal else gamma * Q[t].max())
            Q[s, a] += alpha(int(n)) * (goal - Q[s, a])
            s = t
    return Q
