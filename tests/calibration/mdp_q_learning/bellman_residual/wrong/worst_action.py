"""takes the worst action of each state

Breaks: the best action
Slips: 1, nearly all gaps are wrong
"""


def bellman_residual(P, R, V, gamma):
    best = q_from_v(P, R, V, gamma).min(axis=1)
    return float(np.max(np.abs(best - V)))
