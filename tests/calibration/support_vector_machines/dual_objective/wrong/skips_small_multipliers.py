"""leaves out multipliers of at most 1e-8 as dust

Breaks: other units of the points
"""


def dual_objective(alpha, K, y):
    s = np.flatnonzero(np.abs(alpha) > 1e-8)
    v = alpha[s] * y[s]
    return float(alpha[s].sum() - v @ K[np.ix_(s, s)] @ v / 2)
