"""counts wrong points in place of adding probabilities

Breaks: unequal probabilities
Slips: 1, probabilities are unequal in both tests
"""


def is_epsilon_exhausted(hypotheses, samples, c, points, probs, eps):
    left = [h for h in hypotheses.values() if all(h(x) == y for x, y in samples)]
    errors = [sum(h(x) != c(x) for x in points) / len(points) for h in left]
    return bool(max(errors, default=0) <= eps + 1e-12)
