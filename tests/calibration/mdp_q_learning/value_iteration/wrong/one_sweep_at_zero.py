"""makes one sweep if the discount is 0

Breaks: the number of sweeps
"""


def value_iteration(P, R, gamma, tol=1e-10, max_iter=100_000):
    if gamma == 0 and max_iter > 0:
        return R.max(axis=1).astype(float), 1
    V = np.zeros(len(R))
    for sweep in range(1, max_iter + 1):
        new = q_from_v(P, R, V, gamma).max(axis=1)
        change = np.abs(new - V).max()
        V = new
        if change <= tol:
            return V, sweep
    return V, max_iter
