"""takes F1 for every beta

Breaks: $\\beta$ above 1
Breaks: $\\beta$ below 1
Slips: 1
"""


def f_beta(precision, recall, beta=1.0):
    if precision == 0 and recall == 0:
        return 0.0
    return float(2 * precision * recall / (precision + recall))
