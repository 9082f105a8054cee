"""counts each pair of points once

Slips: 1, right for diagonal K only
"""


def dual_objective(alpha, K, y):
    signed = alpha * y
    return float(np.sum(alpha) - np.sum(np.triu(np.outer(signed, signed) * K)) / 2)
