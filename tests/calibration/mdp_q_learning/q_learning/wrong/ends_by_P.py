"""takes steps into states that every action stays in for the last ones"""


def q_learning(P, R, start, terminal, alpha, gamma, eps, n_episodes, max_steps, rng):
    S, A = R.shape
    Q, visits = np.zeros((S, A)), np.zeros((S, A), dtype=int)
    for _ in range(n_episodes):
        s = start
        for _ in range(max_steps):
            if s in terminal:
                break
            a = epsilon_greedy(Q[s], eps, rng)
            t = int(rng.choice(S, p=P[s, a]))
            visits[s, a] += 1
            Q = q_learning_update(
                Q,
                s,
                a,
                R[s, a],
                t,
                t in terminal or bool(np.all(P[t, :, t] == 1)),
                alpha(int(visits[s, a])),
                gamma,
            )
            s = t
    return Q
