"""forgets one alpha in the double sum

Slips: 1, right for zeros only
"""


def dual_objective(alpha, K, y):
    signed = alpha * y
    return float(np.sum(alpha) - y @ K @ signed / 2)
