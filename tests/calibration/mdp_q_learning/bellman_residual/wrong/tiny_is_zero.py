"""returns 0 for residuals below 1e-8

Breaks: residuals of 0
"""


def bellman_residual(P, R, V, gamma):
    gap = float(np.abs(q_from_v(P, R, V, gamma).max(axis=1) - V).max())
    return 0.0 if gap < 1e-8 else gap
