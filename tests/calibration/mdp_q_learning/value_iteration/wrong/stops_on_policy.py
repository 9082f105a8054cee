"""stops as soon as the best actions stay the same

Breaks: the values after the last sweep
Slips: 1, all values and counts are those of an earlier sweep
"""


def value_iteration(P, R, gamma, tol=1e-10, max_iter=100000):
    V = np.zeros(len(R))
    sweeps = 0
    while sweeps < max_iter:
        new = q_from_v(P, R, V, gamma).max(axis=1)
        change = (
            0.0
            if sweeps
            and np.array_equal(
                q_from_v(P, R, V, gamma).argmax(axis=1), q_from_v(P, R, new, gamma).argmax(axis=1)
            )
            else 1e9
        )
        V = new
        sweeps += 1
        if change <= tol:
            break
    return V, sweeps
