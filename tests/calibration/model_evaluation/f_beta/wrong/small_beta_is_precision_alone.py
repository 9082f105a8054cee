"""returns the precision where beta is below 0.1

Breaks: $\\beta$ below 1
Slips: 1
"""


def f_beta(precision, recall, beta=1.0):
    if precision == 0 or recall == 0:
        return 0.0
    if beta < 0.1:
        return float(precision)
    return float((1 + beta**2) * precision * recall / (beta**2 * precision + recall))
