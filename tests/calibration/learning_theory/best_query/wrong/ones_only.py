"""looks at the group that says 1

Breaks: the larger of the two groups
Slips: 1, no point is right in either test
"""


def best_query(hypotheses, points):
    worst = []
    for x in points:
        ones = sum(h(x) for h in hypotheses.values())
        worst.append(ones if ones > len(hypotheses) // 3 else len(hypotheses))
    best = min(worst)
    return points[worst.index(best)], best
