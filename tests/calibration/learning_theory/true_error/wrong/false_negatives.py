"""counts only points that c calls 1

Breaks: equal and unequal probabilities
Slips: 1, half of the mistakes are missing in each test
"""


def true_error(h, c, points, probs):
    return float(sum(p for x, p in zip(points, probs) if c(x) and not h(x)))
