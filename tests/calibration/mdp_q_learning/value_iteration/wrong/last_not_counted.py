"""leaves the last sweep out of the count

Breaks: the number of sweeps
"""


def value_iteration(P, R, gamma, tol=1e-10, max_iter=100000):
    V = np.zeros(len(R))
    sweeps = 0
    while sweeps < max_iter:
        new = q_from_v(P, R, V, gamma).max(axis=1)
        change = np.max(np.abs(new - V))
        V = new
        if change <= tol:
            break
        sweeps += 1
    return V, sweeps
