"""rounds precision and recall to two digits first

Breaks: $\\beta = 1$
Slips: 1, drawn rates have more than two digits
"""


def f_beta(precision, recall, beta=1.0):
    if precision == 0 and recall == 0:
        return 0.0
    precision, recall = round(precision, 2), round(recall, 2)
    return float((1 + beta**2) * precision * recall / (beta**2 * precision + recall))
