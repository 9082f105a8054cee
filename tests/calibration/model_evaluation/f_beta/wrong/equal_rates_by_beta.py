"""multiplies equal precision and recall by beta

Breaks: $P = R$
Slips: 1
"""


def f_beta(precision, recall, beta=1.0):
    if precision == 0 and recall == 0:
        return 0.0
    if precision == recall:
        return float(precision * min(beta, 1.0))
    return float((1 + beta**2) * precision * recall / (beta**2 * precision + recall))
