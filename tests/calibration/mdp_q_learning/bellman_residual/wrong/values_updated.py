"""writes the new values into V"""


def bellman_residual(P, R, V, gamma):
    best = q_from_v(P, R, V, gamma).max(axis=1)
    gap = float(np.max(np.abs(best - V)))
    V[:] = best
    return gap
    return float(np.max(np.abs(best - V)))
