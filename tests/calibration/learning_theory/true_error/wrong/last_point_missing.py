"""leaves the last point out

Breaks: a single point
Slips: 1, the last point counts in each test
"""


def true_error(h, c, points, probs):
    return float(sum(p for x, p in zip(points[:-1], probs) if h(x) != c(x)))
