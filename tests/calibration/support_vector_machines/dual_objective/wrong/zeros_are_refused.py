"""raises ValueError for multipliers of zeros

Breaks: zeros ($D = 0$)
"""


def dual_objective(alpha, K, y):
    if not np.any(alpha):
        raise ValueError('alpha')
    signed = alpha * y
    return float(np.sum(alpha) - signed @ K @ signed / 2)
