"""returns 0 where precision times recall is below 1e-6

Breaks: $\\beta = 1$
Slips: 1
"""


def f_beta(precision, recall, beta=1.0):
    if precision * recall < 1e-6:
        return 0.0
    return float((1 + beta**2) * precision * recall / (beta**2 * precision + recall))
