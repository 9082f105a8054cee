"""returns 0 in place of a negative value

Breaks: labels of both signs
Slips: 1, most values are negative in three tests
"""


def dual_objective(alpha, K, y):
    signed = alpha * y
    return max(0.0, float(np.sum(alpha) - signed @ K @ signed / 2))
