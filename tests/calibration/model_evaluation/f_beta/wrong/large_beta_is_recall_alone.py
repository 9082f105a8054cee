"""returns the recall where beta is above 10

Breaks: $\\beta$ above 1
Slips: 1
"""


def f_beta(precision, recall, beta=1.0):
    if precision == 0 or recall == 0:
        return 0.0
    if beta > 10:
        return float(recall)
    return float((1 + beta**2) * precision * recall / (beta**2 * precision + recall))
