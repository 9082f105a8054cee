"""makes at most a hundred sweeps by default

Breaks: `max_iter` (0 as well)
"""


def value_iteration(P, R, gamma, tol=1e-10, max_iter=100):
    V = np.zeros(len(R))
    sweeps = 0
    while sweeps < max_iter:
        new = q_from_v(P, R, V, gamma).max(axis=1)
        change = np.max(np.abs(new - V))
        V = new
        sweeps += 1
        if change <= tol:
            break
    return V, sweeps
