"""keeps 0 for states that every action stays in, even if they earn

Breaks: values on paper
"""


def value_iteration(P, R, gamma, tol=1e-10, max_iter=100_000):
    S = len(R)
    stays = np.array([np.all(P[s, :, s] == 1) for s in range(S)])
    V, sweeps = np.zeros(S), 0
    while sweeps < max_iter:
        new = np.where(stays, 0.0, q_from_v(P, R, V, gamma).max(axis=1))
        sweeps += 1
        change, V = np.abs(new - V).max(), new
        if change <= tol:
            break
    return V, sweeps
