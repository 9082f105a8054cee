"""returns minus the objective

Breaks: that a multiple $s\\alpha$ gives $s \\cdot$ the sum minus $s^2 \\cdot$ the rest
Slips: 1, right for zeros only
"""


def dual_objective(alpha, K, y):
    signed = alpha * y
    return float(signed @ K @ signed / 2 - np.sum(alpha))
