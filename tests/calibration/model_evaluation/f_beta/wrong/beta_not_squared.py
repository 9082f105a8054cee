"""weighs recall by beta in place of its square

Breaks: $\\beta$ below 1
Slips: 1
"""


def f_beta(precision, recall, beta=1.0):
    if precision == 0 and recall == 0:
        return 0.0
    return float((1 + beta) * precision * recall / (beta * precision + recall))
