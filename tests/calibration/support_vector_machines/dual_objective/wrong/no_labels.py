"""leaves the labels out

Breaks: labels of both signs
Slips: 1, right for one class only
"""


def dual_objective(alpha, K, y):
    signed = alpha
    return float(np.sum(alpha) - signed @ K @ signed / 2)
