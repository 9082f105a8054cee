"""takes the exclusive or of the labels

Breaks: labels of any kind
"""


def true_error(h, c, points, probs):
    return float(sum(p * (h(x) ^ c(x)) for x, p in zip(points, probs)))
