"""returns the sum for a single point

Breaks: single points
"""


def dual_objective(alpha, K, y):
    if len(y) == 1:
        return float(alpha[0])
    signed = alpha * y
    return float(np.sum(alpha) - signed @ K @ signed / 2)
