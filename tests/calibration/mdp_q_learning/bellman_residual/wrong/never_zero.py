"""returns at least a thousandth

Breaks: residuals of 0
"""


def bellman_residual(P, R, V, gamma):
    best = q_from_v(P, R, V, gamma).max(axis=1)
    return max(float(np.max(np.abs(best - V))), 1e-3)
