"""asks for the error of the first hypothesis that is left

Breaks: the worst of its errors
Slips: 1, far too often true in both tests
"""


def is_epsilon_exhausted(hypotheses, samples, c, points, probs, eps):
    left = [h for h in hypotheses.values() if all(h(x) == y for x, y in samples)]
    errors = [sum(p for x, p in zip(points, probs) if h(x) != c(x)) for h in left]
    return bool((errors or [0])[0] <= eps + 1e-12)
