"""turns points into tuples

Breaks: points of any kind
"""


def true_error(h, c, points, probs):
    known = [tuple(x) if isinstance(x, (tuple, list, str, float)) else x for x in points]
    return float(sum(p for x, p in zip(known, probs) if h(x) != c(x)))
