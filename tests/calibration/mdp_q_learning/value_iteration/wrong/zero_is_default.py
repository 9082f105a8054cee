"""takes a tolerance of 0 for none given

Breaks: other values of `tol`
"""


def value_iteration(P, R, gamma, tol=1e-10, max_iter=100_000):
    tol = tol or 1e-10
    V = np.zeros(len(R))
    for sweep in range(1, max_iter + 1):
        new = q_from_v(P, R, V, gamma).max(axis=1)
        change = np.abs(new - V).max()
        V = new
        if change <= tol:
            return V, sweep
    return V, max_iter
