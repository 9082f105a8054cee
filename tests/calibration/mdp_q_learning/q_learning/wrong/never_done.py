"""marks a step as done only where it stays

Breaks: ends (`done` or not)
Slips: 1, rows of terminal states stay 0, so only other starts could show it
"""


def q_learning(P, R, start, terminal, alpha, gamma, eps, n_episodes, max_steps, rng):
    S, A = R.shape
    Q = np.zeros((S, A))
    N = np.zeros((S, A), dtype=int)
    for episode in range(n_episodes):
        s = start
        steps = 0
        while s not in terminal and steps < max_steps:
            a = epsilon_greedy(Q[s], eps, rng)
            s_next = int(rng.choice(S, p=P[s, a]))
            N[s, a] += 1
            done = s_next == s
            Q = q_learning_update(Q, s, a, R[s, a], s_next, done, alpha(int(N[s, a])), gamma)
            s = s_next
            steps += 1
    return Q
