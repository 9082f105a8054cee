"""stops when the largest value in size changes no more

Breaks: the number of sweeps
"""


def value_iteration(P, R, gamma, tol=1e-10, max_iter=100_000):
    V, sweeps = np.zeros(len(R)), 0
    while sweeps < max_iter:
        new = q_from_v(P, R, V, gamma).max(axis=1)
        sweeps += 1
        change, V = abs(np.abs(new).max() - np.abs(V).max()), new
        if change <= tol:
            break
    return V, sweeps
