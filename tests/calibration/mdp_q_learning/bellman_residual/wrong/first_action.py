"""takes action 0 for the best

Breaks: the best action
Slips: 1, nearly all gaps are wrong
"""


def bellman_residual(P, R, V, gamma):
    best = q_from_v(P, R, V, gamma)[:, 0]
    return float(np.max(np.abs(best - V)))
