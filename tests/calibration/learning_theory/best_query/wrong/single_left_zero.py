"""says that nobody is left of a single hypothesis

Breaks: a single hypothesis
"""


def best_query(hypotheses, points):
    worst = []
    for x in points:
        ones = sum(h(x) for h in hypotheses.values())
        worst.append(max(ones, len(hypotheses) - ones))
    best = min(worst)
    if len(hypotheses) == 1:
        return points[0], 0
    return points[worst.index(best)], best
