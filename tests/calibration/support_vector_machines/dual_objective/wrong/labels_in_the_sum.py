"""adds up alpha times y in the first term

Slips: 1, right where all labels are +1 only
"""


def dual_objective(alpha, K, y):
    signed = alpha * y
    return float(np.sum(signed) - signed @ K @ signed / 2)
