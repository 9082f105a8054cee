"""forgets the discount of the future

Breaks: $\\gamma = 0$ and $\\gamma = 1$
Slips: 1, all tests have a discount
"""


def bellman_residual(P, R, V, gamma):
    best = q_from_v(P, R, V, 1.0).max(axis=1)
    return float(np.max(np.abs(best - V)))
