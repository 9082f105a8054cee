"""divides K by its largest entry

Breaks: other units of the points
"""


def dual_objective(alpha, K, y):
    K = K / np.abs(K).max() if np.abs(K).max() > 1e3 else K
    signed = alpha * y
    return float(np.sum(alpha) - signed @ K @ signed / 2)
