"""guards against a recall of 0 only, and divides by precision

Breaks: a precision of 0
Slips: 1
"""


def f_beta(precision, recall, beta=1.0):
    if recall == 0:
        return 0.0
    return float((1 + beta**2) / (1 / precision + beta**2 / recall))
