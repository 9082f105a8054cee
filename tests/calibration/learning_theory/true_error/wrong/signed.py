"""adds up signed differences of the labels

Breaks: equal and unequal probabilities
Slips: 1, mistakes of both kinds cancel in each test
"""


def true_error(h, c, points, probs):
    return float(sum(p * (h(x) - c(x)) for x, p in zip(points, probs)))
