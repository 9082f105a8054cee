"""returns the values before the last sweep

Breaks: the values after the last sweep
Slips: 1, every early end shows it
"""


def value_iteration(P, R, gamma, tol=1e-10, max_iter=100000):
    V = np.zeros(len(R))
    sweeps = 0
    while sweeps < max_iter:
        new = q_from_v(P, R, V, gamma).max(axis=1)
        change = np.max(np.abs(new - V))
        sweeps += 1
        if change <= tol:
            break
        V = new
    return V, sweeps
