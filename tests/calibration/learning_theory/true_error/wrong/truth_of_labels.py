"""compares labels as true or false

Breaks: labels of any kind
"""


def true_error(h, c, points, probs):
    return float(sum(p for x, p in zip(points, probs) if bool(h(x)) != bool(c(x))))
