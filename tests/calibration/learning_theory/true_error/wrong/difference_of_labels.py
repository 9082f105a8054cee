"""adds up the differences of the labels

Breaks: labels of any kind
"""


def true_error(h, c, points, probs):
    return float(sum(p * abs(h(x) - c(x)) for x, p in zip(points, probs)))
