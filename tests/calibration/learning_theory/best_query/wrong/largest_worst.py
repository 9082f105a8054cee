"""takes the point with the largest worst case

Breaks: the larger of the two groups
Slips: 1, no point is right in either test
"""


def best_query(hypotheses, points):
    worst = []
    for x in points:
        ones = sum(h(x) for h in hypotheses.values())
        worst.append(max(ones, len(hypotheses) - ones))
    best = max(worst)
    return points[worst.index(best)], best
