"""skips points at which all hypotheses agree

Breaks: hypotheses that agree everywhere
"""


def best_query(hypotheses, points):
    worst = []
    for x in points:
        ones = sum(h(x) for h in hypotheses.values())
        worst.append(max(ones, len(hypotheses) - ones))
    best = min(w for w in worst if w < len(hypotheses)) if len(hypotheses) > 1 else 1
    return points[worst.index(best)], best
