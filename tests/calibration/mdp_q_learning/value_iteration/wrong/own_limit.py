"""ends also at a change below 1e-12, whatever tol is

Breaks: other values of `tol`
"""


def value_iteration(P, R, gamma, tol=1e-10, max_iter=100_000):
    V = np.zeros(len(R))
    for sweep in range(1, max_iter + 1):
        new = q_from_v(P, R, V, gamma).max(axis=1)
        change = np.abs(new - V).max()
        V = new
        if change <= tol or change < 1e-12:
            return V, sweep
    return V, max_iter
