"""divides by the size of the values

Breaks: the worst state
Slips: 1, only gaps of 0 are right
"""


def bellman_residual(P, R, V, gamma):
    best = q_from_v(P, R, V, gamma).max(axis=1)
    return float(np.max(np.abs(best - V)) / np.max(np.abs(V)))
