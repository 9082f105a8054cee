"""looks probabilities up in a dict of points, which a list cannot enter

Breaks: points of any kind
"""


def true_error(h, c, points, probs):
    chance = dict(zip(points, probs))
    return float(sum(p for x, p in chance.items() if h(x) != c(x)))
