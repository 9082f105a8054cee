"""sorts the points, and not their probabilities

Breaks: equal and unequal probabilities
"""

import math


def true_error(h, c, points, probs):
    points = sorted(points)
    parts = []
    for i in range(len(points)):
        if h(points[i]) != c(points[i]):
            parts.append(float(probs[i]))
    return math.fsum(parts)
