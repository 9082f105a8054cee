"""adds probabilities over the points of the samples alone

Breaks: the worst of its errors
Slips: 1, true for every consistent hypothesis
"""


def is_epsilon_exhausted(hypotheses, samples, c, points, probs, eps):
    left = [h for h in hypotheses.values() if all(h(x) == y for x, y in samples)]
    errors = [
        sum(p for x, p in zip(points, probs) if h(x) != c(x) and x in [q for q, _ in samples])
        for h in left
    ]
    return bool(max(errors, default=0) <= eps + 1e-12)
