"""explores if the draw equals eps as well

Breaks: the draws
"""


def q_learning(P, R, start, terminal, alpha, gamma, eps, n_episodes, max_steps, rng):
    S, A = R.shape
    Q, visits = np.zeros((S, A)), np.zeros((S, A), dtype=int)
    for _ in range(n_episodes):
        s = start
        for _ in range(max_steps):
            if s in terminal:
                break
            a = int(rng.integers(A)) if rng.random() <= eps else int(np.argmax(Q[s]))
            t = int(rng.choice(S, p=P[s, a]))
            visits[s, a] += 1
            step = alpha(int(visits[s, a]))
            Q = q_learning_update(Q, s, a, R[s, a], t, t in terminal, step, gamma)
            s = t
    return Q
