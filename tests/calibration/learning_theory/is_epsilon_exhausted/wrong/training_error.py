"""asks for the share of wrong samples

Breaks: the worst of its errors
Slips: 1, true for every consistent hypothesis
"""


def is_epsilon_exhausted(hypotheses, samples, c, points, probs, eps):
    left = [h for h in hypotheses.values() if all(h(x) == y for x, y in samples)]
    return all(sum(h(x) != y for x, y in samples) <= eps * max(len(samples), 1) for h in left)
