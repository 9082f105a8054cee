"""takes the geometric mean of precision and recall

Slips: 1, only P = R and zeros have the right score
"""


def f_beta(precision, recall, beta=1.0):
    if precision == 0 and recall == 0:
        return 0.0
    return float((precision * recall) ** 0.5)
