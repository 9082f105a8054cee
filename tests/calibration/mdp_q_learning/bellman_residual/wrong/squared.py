"""squares the largest gap

Breaks: the worst state
Slips: 1, only gaps of 0 are right
"""


def bellman_residual(P, R, V, gamma):
    best = q_from_v(P, R, V, gamma).max(axis=1)
    return float(np.max((best - V) ** 2))
