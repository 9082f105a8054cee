"""keeps the last label of a point that comes twice

Breaks: samples that contradict each other
"""


def version_space(hypotheses, samples):
    known = dict(samples)
    return sorted(n for n, h in hypotheses.items() if all(h(x) == y for x, y in known.items()))
