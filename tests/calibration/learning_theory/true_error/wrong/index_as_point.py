"""asks about the place of a point in place of the point

Breaks: points of any kind
Slips: 1, places are no points
"""


def true_error(h, c, points, probs):
    return float(sum(p for i, p in enumerate(probs) if h(i) != c(i)))
