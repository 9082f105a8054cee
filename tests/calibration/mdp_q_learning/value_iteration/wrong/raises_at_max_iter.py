"""raises an error where the sweeps run out

Breaks: `max_iter` (0 as well)
Slips: 1, three tests stop it early
"""


def value_iteration(P, R, gamma, tol=1e-10, max_iter=100000):
    V = np.zeros(len(R))
    sweeps = 0
    while sweeps < max_iter:
        new = q_from_v(P, R, V, gamma).max(axis=1)
        change = np.max(np.abs(new - V))
        V = new
        sweeps += 1
        if change <= tol:
            break
    else:
        raise ValueError("no convergence")
    return V, sweeps
