"""returns the point as an integer

Breaks: points of any kind
"""


def best_query(hypotheses, points):
    worst = []
    for x in points:
        ones = sum(h(x) for h in hypotheses.values())
        worst.append(max(ones, len(hypotheses) - ones))
    best = min(worst)
    return int(points[worst.index(best)]), best
