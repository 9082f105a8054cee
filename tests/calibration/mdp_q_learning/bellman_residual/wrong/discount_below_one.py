"""cuts the discount at 0.999

Breaks: $\\gamma = 0$ and $\\gamma = 1$
"""


def bellman_residual(P, R, V, gamma):
    gamma = min(gamma, 0.999)
    best = q_from_v(P, R, V, gamma).max(axis=1)
    return float(np.max(np.abs(best - V)))
