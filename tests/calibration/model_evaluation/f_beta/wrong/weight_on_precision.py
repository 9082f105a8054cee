"""attaches beta squared to precision, as a misprint in lecture notes does

Breaks: $\\beta$ above 1
Slips: 1
"""


def f_beta(precision, recall, beta=1.0):
    if precision == 0 and recall == 0:
        return 0.0
    return float((1 + beta**2) * precision * recall / (precision + beta**2 * recall))
