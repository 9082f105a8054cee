"""forgets the factor in front

Slips: 1, every score is too small
"""


def f_beta(precision, recall, beta=1.0):
    if precision == 0 and recall == 0:
        return 0.0
    return float(precision * recall / (beta**2 * precision + recall))
