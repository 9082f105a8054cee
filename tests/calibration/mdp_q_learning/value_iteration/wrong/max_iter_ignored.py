"""goes on beyond the most sweeps

Breaks: `max_iter` (0 as well)
Slips: 1, two tests stop it early
"""


def value_iteration(P, R, gamma, tol=1e-10, max_iter=100000):
    V = np.zeros(len(R))
    sweeps = 0
    while sweeps < max(max_iter, 60):
        new = q_from_v(P, R, V, gamma).max(axis=1)
        change = np.max(np.abs(new - V))
        V = new
        sweeps += 1
        if change <= tol:
            break
    return V, sweeps
