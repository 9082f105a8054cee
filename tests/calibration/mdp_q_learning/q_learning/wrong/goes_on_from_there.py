"""begins an episode where the last one ended

Breaks: counts that go on over episodes
Slips: 1, most tests have several episodes
"""


def q_learning(P, R, start, terminal, alpha, gamma, eps, n_episodes, max_steps, rng):
    S, A = R.shape
    Q = np.zeros((S, A))
    N = np.zeros((S, A), dtype=int)
    s = start
    for _ in range(n_episodes):
        s = start if s in terminal else s
        steps = 0
        while s not in terminal and steps < max_steps:
            a = epsilon_greedy(Q[s], eps, rng)
            s_next = int(rng.choice(S, p=P[s, a]))
            N[s, a] += 1
            done = s_next in terminal
            Q = q_learning_update(Q, s, a, R[s, a], s_next, done, alpha(int(N[s, a])), gamma)
            s = s_next
            steps += 1
    return Q
