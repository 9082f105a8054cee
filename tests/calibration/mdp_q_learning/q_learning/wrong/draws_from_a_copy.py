"""plays all episodes with a copy of the generator

Breaks: the draws
"""

import copy


def q_learning(P, R, start, terminal, alpha, gamma, eps, n_episodes, max_steps, rng):
    S, A = R.shape
    Q = np.zeros((S, A))
    N = np.zeros((S, A), dtype=int)
    rng = copy.deepcopy(rng)
    for episode in range(n_episodes):
        s = start
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
