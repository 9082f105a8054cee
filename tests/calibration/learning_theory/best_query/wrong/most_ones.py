"""takes the point with the most ones

Breaks: the larger of the two groups
Slips: 1, no point is right in either test
"""


def best_query(hypotheses, points):
    worst = []
    for x in points:
        ones = sum(h(x) for h in hypotheses.values())
        worst.append(ones)
    best = max(worst)
    return points[worst.index(best)], best
