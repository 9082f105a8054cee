"""divides by the residual itself when it vanishes

Breaks: residuals of 0
"""


def bellman_residual(P, R, V, gamma):
    best = q_from_v(P, R, V, gamma).max(axis=1)
    gap = float(np.max(np.abs(best - V)))
    return gap if gap > 1e-9 else float("nan")
