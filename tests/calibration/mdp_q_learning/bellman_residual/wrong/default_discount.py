"""takes a discount of 0 as missing

Breaks: $\\gamma = 0$ and $\\gamma = 1$
"""


def bellman_residual(P, R, V, gamma):
    gamma = gamma or 0.9
    best = q_from_v(P, R, V, gamma).max(axis=1)
    return float(np.max(np.abs(best - V)))
