"""takes what agrees with some sample for the version space

Breaks: that only the version space counts
Slips: 1, far too seldom true in both tests
"""


def is_epsilon_exhausted(hypotheses, samples, c, points, probs, eps):
    left = [h for h in hypotheses.values() if not samples or any(h(x) == y for x, y in samples)]
    errors = [sum(p for x, p in zip(points, probs) if h(x) != c(x)) for h in left]
    return bool(max(errors, default=0) <= eps + 1e-12)
