"""returns the bound on the error in place of the residual

Breaks: the worst state
Slips: 1, only residuals of 0 are right
"""


def bellman_residual(P, R, V, gamma):
    best = q_from_v(P, R, V, gamma).max(axis=1)
    return float(np.max(np.abs(best - V))) / max(1 - gamma, 1e-12)
