"""makes a hundred sweeps at most

Breaks: all sweeps
"""


def shapley_iteration(P, R, gamma, value, n_iter):
    V = np.zeros(len(R))
    for _ in range(min(n_iter, 100)):
        V = np.array([value(R[s] + gamma * P[s] @ V) for s in range(len(R))], dtype=float)
    return V
