"""takes the point with the number of ones nearest to half the hypotheses, rounded down

Breaks: ties
Slips: 1, odd numbers of hypotheses stand in both tests
"""


def best_query(hypotheses, points):
    half = len(hypotheses) // 2
    ones = [sum(h(x) for h in hypotheses.values()) for x in points]
    best = min(range(len(points)), key=lambda i: abs(ones[i] - half))
    return points[best], max(ones[best], len(hypotheses) - ones[best])
