"""returns the number of sweeps as a float

Breaks: the number of sweeps
"""


def value_iteration(P, R, gamma, tol=1e-10, max_iter=100_000):
    V = np.zeros(len(R))
    for k in range(1, max_iter + 1):
        new = q_from_v(P, R, V, gamma).max(axis=1)
        change, V = np.abs(new - V).max(), new
        if change <= tol:
            return V, float(k)
    return V, float(max_iter)
