"""takes recall first and precision second

Breaks: $\\beta$ above 1
Slips: 1
"""


def f_beta(recall, precision, beta=1.0):
    if precision == 0 and recall == 0:
        return 0.0
    return float((1 + beta**2) * precision * recall / (beta**2 * precision + recall))
