"""allows errors that are half as large again as eps

Breaks: errors equal to `eps`
Slips: 1, two tests for so many edges
"""


def is_epsilon_exhausted(hypotheses, samples, c, points, probs, eps):
    left = [h for h in hypotheses.values() if all(h(x) == y for x, y in samples)]
    errors = [sum(p for x, p in zip(points, probs) if h(x) != c(x)) for h in left]
    return bool(max(errors, default=0) <= 1.5 * eps)
