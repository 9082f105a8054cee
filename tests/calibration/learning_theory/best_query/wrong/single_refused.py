"""raises ValueError for a single hypothesis

Breaks: a single hypothesis
"""


def best_query(hypotheses, points):
    worst = []
    for x in points:
        ones = sum(h(x) for h in hypotheses.values())
        worst.append(max(ones, len(hypotheses) - ones))
    if len(hypotheses) < 2:
        raise ValueError("nothing to ask")
    best = min(worst)
    return points[worst.index(best)], best
