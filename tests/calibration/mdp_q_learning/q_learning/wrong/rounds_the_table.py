"""rounds the table to six digits before it chooses

Breaks: that good policies are found
"""


def q_learning(P, R, start, terminal, alpha, gamma, eps, n_episodes, max_steps, rng):
    S, A = R.shape
    Q = np.zeros((S, A))
    visits = np.zeros((S, A), dtype=int)
    for _ in range(n_episodes):
        s = start
        for step in range(max_steps):
            if s in terminal:
                break
            a = epsilon_greedy(np.round(Q[s], 6), eps, rng)
            t = int(rng.choice(S, p=P[s, a]))
            visits[s, a] += 1
            Q = q_learning_update(
                Q, s, a, R[s, a], t, t in terminal, alpha(int(visits[s, a])), gamma
            )
            s = t
    return Q
