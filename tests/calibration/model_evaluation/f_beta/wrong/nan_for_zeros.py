"""returns nan where both are zero

Breaks: both
Slips: 1
"""


def f_beta(precision, recall, beta=1.0):
    if precision == 0 and recall == 0:
        return float("nan")
    return float((1 + beta**2) * precision * recall / (beta**2 * precision + recall))
