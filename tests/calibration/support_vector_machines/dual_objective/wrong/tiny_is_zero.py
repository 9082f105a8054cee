"""returns 0 for multipliers that are all below 1e-4

Breaks: that a multiple $s\\alpha$ gives $s \\cdot$ the sum minus $s^2 \\cdot$ the rest
"""


def dual_objective(alpha, K, y):
    if np.abs(alpha).max() < 1e-4:
        return 0.0
    signed = alpha * y
    return float(np.sum(alpha) - signed @ K @ signed / 2)
