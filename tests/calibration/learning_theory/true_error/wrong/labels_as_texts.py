"""compares labels as texts

Breaks: labels of any kind
"""

import math


def true_error(h, c, points, probs):
    parts = []
    for i in range(len(points)):
        if str(h(points[i])) != str(c(points[i])):
            parts.append(float(probs[i]))
    return math.fsum(parts)
