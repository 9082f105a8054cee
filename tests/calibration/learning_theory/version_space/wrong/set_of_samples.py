"""drops repeated samples by a set, which a point that is a list cannot enter

Breaks: points of any kind
"""


def version_space(hypotheses, samples):
    seen = set(samples)
    return sorted(name for name, h in hypotheses.items() if all(h(x) == y for x, y in seen))
