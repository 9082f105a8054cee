"""returns the point alone

Breaks: both parts of the answer
Slips: 1, no point is right in either test
"""


def best_query(hypotheses, points):
    worst = []
    for x in points:
        ones = sum(h(x) for h in hypotheses.values())
        worst.append(max(ones, len(hypotheses) - ones))
    best = min(worst)
    return points[worst.index(best)]
