"""leaves the labels out

Breaks: labels of both signs
"""


def dual_objective(alpha, K, y):
    signed = alpha
    return float(np.sum(alpha) - signed @ K @ signed / 2)
