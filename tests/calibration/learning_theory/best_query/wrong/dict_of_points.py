"""keeps the worst case of each point in a dict, which a list cannot enter

Breaks: points of any kind
"""


def best_query(hypotheses, points):
    worst = {}
    for x in points:
        ones = sum(h(x) for h in hypotheses.values())
        worst[x] = max(ones, len(hypotheses) - ones)
    best = min(worst, key=worst.get)
    return best, worst[best]
