"""sets negative multipliers to 0

Breaks: multipliers outside of the box
"""


def dual_objective(alpha, K, y):
    alpha = np.maximum(alpha, 0)
    signed = alpha * y
    return float(np.sum(alpha) - signed @ K @ signed / 2)
