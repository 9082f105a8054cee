"""takes a quarter of the double sum

Breaks: the factor $\\tfrac12$
Slips: 1, right for zeros only
"""


def dual_objective(alpha, K, y):
    signed = alpha * y
    return float(np.sum(alpha) - signed @ K @ signed / 4)
