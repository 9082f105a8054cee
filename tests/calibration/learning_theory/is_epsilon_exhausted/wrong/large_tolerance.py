"""allows errors that are 0.005 above eps"""


def is_epsilon_exhausted(hypotheses, samples, c, points, probs, eps):
    left = [h for h in hypotheses.values() if all(h(x) == y for x, y in samples)]
    errors = [sum(p for x, p in zip(points, probs) if h(x) != c(x)) for h in left]
    return bool(max(errors, default=0) <= eps + 0.005)
