"""takes the mean of the multipliers in the first term

Slips: 1, right for single points only
"""


def dual_objective(alpha, K, y):
    signed = alpha * y
    return float(np.mean(alpha) - signed @ K @ signed / 2)
