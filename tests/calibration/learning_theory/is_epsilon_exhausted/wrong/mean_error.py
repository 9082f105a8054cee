"""asks for the mean of the errors

Breaks: the worst of its errors
Slips: 1, the mean decides in both tests
"""


def is_epsilon_exhausted(hypotheses, samples, c, points, probs, eps):
    left = [h for h in hypotheses.values() if all(h(x) == y for x, y in samples)]
    errors = [sum(p for x, p in zip(points, probs) if h(x) != c(x)) for h in left]
    return not errors or bool(
        sum(errors) / len(errors) <= eps + 1e-12 or max(errors) <= eps + 1e-12
    )
