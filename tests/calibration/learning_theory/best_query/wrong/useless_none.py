"""returns None where no point tells anything

Breaks: hypotheses that agree everywhere
"""


def best_query(hypotheses, points):
    worst = []
    for x in points:
        ones = sum(h(x) for h in hypotheses.values())
        worst.append(max(ones, len(hypotheses) - ones))
    best = min(worst)
    if best == len(hypotheses) > 1:
        return None, best
    return points[worst.index(best)], best
