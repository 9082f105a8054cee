"""keeps the factor 2 of F1 for every beta

Breaks: $\\beta$ above 1
Slips: 1
"""


def f_beta(precision, recall, beta=1.0):
    if precision == 0 and recall == 0:
        return 0.0
    return float(2 * precision * recall / (beta**2 * precision + recall))
