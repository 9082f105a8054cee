"""returns 0 for residuals below 1e-4"""


def bellman_residual(P, R, V, gamma):
    d = float(np.abs(q_from_v(P, R, V, gamma).max(axis=1) - V).max())
    return d if d > 1e-4 else 0.0
