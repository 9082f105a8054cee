"""takes beta = 2 by default

Breaks: the default
Slips: 1
"""


def f_beta(precision, recall, beta=2.0):
    if precision == 0 and recall == 0:
        return 0.0
    return float((1 + beta**2) * precision * recall / (beta**2 * precision + recall))
