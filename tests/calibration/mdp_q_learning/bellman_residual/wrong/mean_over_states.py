"""takes the mean over the states

Breaks: the worst state
Slips: 1, only single states are right
"""


def bellman_residual(P, R, V, gamma):
    best = q_from_v(P, R, V, gamma).max(axis=1)
    return float(np.mean(np.abs(best - V)))
