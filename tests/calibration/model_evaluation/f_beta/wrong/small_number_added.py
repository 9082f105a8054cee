"""adds a small number to the denominator

Slips: 1, every score is a little too small
"""


def f_beta(precision, recall, beta=1.0):
    if precision == 0 and recall == 0:
        return 0.0
    return float((1 + beta**2) * precision * recall / (beta**2 * precision + recall + 1e-6))
