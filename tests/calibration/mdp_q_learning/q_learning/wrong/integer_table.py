"""keeps the table in an array of the type of R

Breaks: integers
"""


def q_learning(P, R, start, terminal, alpha, gamma, eps, n_episodes, max_steps, rng):
    S, A = R.shape
    Q, visits = np.zeros_like(R), np.zeros((S, A), dtype=int)
    for _ in range(n_episodes):
        s = start
        for _ in range(max_steps):
            if s in terminal:
                break
            a = epsilon_greedy(Q[s], eps, rng)
            t = int(rng.choice(S, p=P[s, a]))
            visits[s, a] += 1
            Q[s, a] = q_learning_update(
                Q, s, a, R[s, a], t, t in terminal, alpha(int(visits[s, a])), gamma
            )[s, a]
            s = t
    return Q
