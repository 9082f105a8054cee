"""takes the action whose worth is largest in size

Breaks: negative rewards
Slips: 1, the robot's steps cost as well
"""


def value_iteration(P, R, gamma, tol=1e-10, max_iter=100000):
    V = np.zeros(len(R))
    sweeps = 0
    while sweeps < max_iter:
        Q = q_from_v(P, R, V, gamma)
        new = np.take_along_axis(Q, np.abs(Q).argmax(axis=1)[:, None], axis=1)[:, 0]
        change = np.max(np.abs(new - V))
        V = new
        sweeps += 1
        if change <= tol:
            break
    return V, sweeps
