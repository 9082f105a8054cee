"""asks for the step size of the episode

Breaks: step sizes that depend on the visits of each pair
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
            done = s_next in terminal
            Q = q_learning_update(Q, s, a, R[s, a], s_next, done, alpha(episode + 1), gamma)
            s = s_next
            steps += 1
    return Q
