"""multiplies alpha by the labels in place

Breaks: that the arguments stay as they were
"""


def dual_objective(alpha, K, y):
    total = np.sum(alpha)
    alpha *= y.astype(alpha.dtype)
    return float(total - alpha @ K @ alpha / 2)
