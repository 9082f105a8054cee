"""looks probabilities up in a dict of points, which a list cannot enter

Breaks: points of any kind
"""


def is_epsilon_exhausted(hypotheses, samples, c, points, probs, eps):
    chance = dict(zip(points, probs))
    for name in version_space(hypotheses, samples):
        h = hypotheses[name]
        if sum(p for x, p in chance.items() if h(x) != c(x)) > eps + 1e-12:
            return False
    return True
