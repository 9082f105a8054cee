"""starts from the best rewards in place of zeros

Breaks: the number of sweeps
Slips: 1, it is one sweep ahead everywhere
"""


def value_iteration(P, R, gamma, tol=1e-10, max_iter=100000):
    V = R.max(axis=1).astype(float)
    sweeps = 0
    while sweeps < max_iter:
        new = q_from_v(P, R, V, gamma).max(axis=1)
        change = np.max(np.abs(new - V))
        V = new
        sweeps += 1
        if change <= tol:
            break
    return V, sweeps
