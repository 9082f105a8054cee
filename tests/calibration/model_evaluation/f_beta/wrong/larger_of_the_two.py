"""returns the larger of the two where one is zero

Breaks: a precision of 0
Slips: 1
"""


def f_beta(precision, recall, beta=1.0):
    if precision == 0 or recall == 0:
        return float(max(precision, recall))
    return float((1 + beta**2) * precision * recall / (beta**2 * precision + recall))
