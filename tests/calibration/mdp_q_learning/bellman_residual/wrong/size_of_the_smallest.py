"""takes the size of the smallest gap

Breaks: values that are too high and too low
Slips: 1, all tests have values of both kinds
"""


def bellman_residual(P, R, V, gamma):
    best = q_from_v(P, R, V, gamma).max(axis=1)
    return float(abs(np.min(best - V)))
