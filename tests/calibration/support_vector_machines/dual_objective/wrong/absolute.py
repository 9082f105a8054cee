"""takes the absolute values of the multipliers

Breaks: multipliers outside of the box
"""


def dual_objective(alpha, K, y):
    signed = np.abs(alpha) * y
    return float(np.sum(np.abs(alpha)) - signed @ K @ signed / 2)
