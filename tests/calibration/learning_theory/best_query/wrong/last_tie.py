"""takes the last of equally good points

Breaks: ties
"""


def best_query(hypotheses, points):
    worst = []
    for x in points:
        ones = sum(h(x) for h in hypotheses.values())
        worst.append(max(ones, len(hypotheses) - ones))
    best = min(worst)
    return [x for x, w in zip(points, worst) if w == best][-1], best
