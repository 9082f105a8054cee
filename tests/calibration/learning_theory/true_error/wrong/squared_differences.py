"""adds up squared differences of the labels

Breaks: labels of any kind
"""


def true_error(h, c, points, probs):
    return float(sum(p * (h(x) - c(x)) ** 2 for x, p in zip(points, probs)))
