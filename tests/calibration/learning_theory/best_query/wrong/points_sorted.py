"""sorts the points first

Breaks: ties
"""


def best_query(hypotheses, points):
    worst = []
    points = sorted(points)
    for x in points:
        ones = sum(h(x) for h in hypotheses.values())
        worst.append(max(ones, len(hypotheses) - ones))
    best = min(worst)
    return points[worst.index(best)], best
