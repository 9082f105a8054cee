"""takes the weighted arithmetic mean

Slips: 1, only P = R has the right score
"""


def f_beta(precision, recall, beta=1.0):
    if precision == 0 and recall == 0:
        return 0.0
    return float((precision + beta**2 * recall) / (1 + beta**2))
