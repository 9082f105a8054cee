"""keeps values in the payoffs' own type

Breaks: integers
"""


def shapley_iteration(P, R, gamma, value, n_iter):
    V = np.zeros(len(R), dtype=R.dtype)
    for _ in range(n_iter):
        V = np.array([value(R[s] + gamma * P[s] @ V) for s in range(len(R))], dtype=R.dtype)
    return V
