"""starts the maximum at zero

Breaks: negative rewards
Slips: 1, rewards below 0 are in every test
"""


def value_iteration(P, R, gamma, tol=1e-10, max_iter=100000):
    V = np.zeros(len(R))
    sweeps = 0
    while sweeps < max_iter:
        new = q_from_v(P, R, V, gamma).max(axis=1, initial=0.0)
        change = np.max(np.abs(new - V))
        V = new
        sweeps += 1
        if change <= tol:
            break
    return V, sweeps
