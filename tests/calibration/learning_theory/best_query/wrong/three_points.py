"""looks at the first three points alone"""


def best_query(hypotheses, points):
    worst = []
    for x in points[:3]:
        ones = sum(h(x) for h in hypotheses.values())
        worst.append(max(ones, len(hypotheses) - ones))
    best = min(worst)
    return points[worst.index(best)], best
