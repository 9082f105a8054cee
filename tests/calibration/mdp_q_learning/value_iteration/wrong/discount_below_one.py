"""cuts the discount at 0.99

Breaks: $\\gamma = 1$ with terminal states
Slips: 1, the robot and the corridors have none
"""


def value_iteration(P, R, gamma, tol=1e-10, max_iter=100000):
    V = np.zeros(len(R))
    sweeps = 0
    gamma = min(gamma, 0.99)
    while sweeps < max_iter:
        new = q_from_v(P, R, V, gamma).max(axis=1)
        change = np.max(np.abs(new - V))
        V = new
        sweeps += 1
        if change <= tol:
            break
    return V, sweeps
