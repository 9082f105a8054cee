"""rounds the values to the type of V

Breaks: integers
"""


def bellman_residual(P, R, V, gamma):
    best = q_from_v(P, R, V, gamma).max(axis=1)
    return float(np.max(np.abs(best.astype(V.dtype) - V)))
