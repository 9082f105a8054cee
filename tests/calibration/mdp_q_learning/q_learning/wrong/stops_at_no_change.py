"""stops after an episode that leaves the table as it was"""


def q_learning(P, R, start, terminal, alpha, gamma, eps, n_episodes, max_steps, rng):
    S, A = R.shape
    Q, visits = np.zeros((S, A)), np.zeros((S, A), dtype=int)
    for _ in range(n_episodes):
        before = Q
        s = start
        for _ in range(max_steps):
            if s in terminal:
                break
            a = epsilon_greedy(Q[s], eps, rng)
            t = int(rng.choice(S, p=P[s, a]))
            visits[s, a] += 1
            Q = q_learning_update(
                Q, s, a, R[s, a], t, t in terminal, alpha(int(visits[s, a])), gamma
            )
            s = t
        if np.array_equal(before, Q):
            break
    return Q
