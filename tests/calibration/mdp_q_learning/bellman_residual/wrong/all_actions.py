"""compares all actions with the value

Breaks: the best action
Slips: 1, nearly all gaps are wrong
"""


def bellman_residual(P, R, V, gamma):
    return float(np.max(np.abs(q_from_v(P, R, V, gamma) - V[:, np.newaxis])))
