"""keeps values in an array of the rewards' type

Breaks: integers
"""


def value_iteration(P, R, gamma, tol=1e-10, max_iter=100_000):
    V = np.zeros_like(R[:, 0])
    for sweep in range(max_iter):
        new = np.zeros_like(V)
        new[:] = q_from_v(P, R, V, gamma).max(axis=1)
        change = np.abs(new - V).max()
        V = new
        if change <= tol:
            return V, sweep + 1
    return V, max_iter
