"""returns all hypotheses if nothing agrees

Breaks: samples that contradict each other
"""


def version_space(hypotheses, samples):
    return sorted(n for n, h in hypotheses.items() if all(h(x) == y for x, y in samples)) or sorted(
        hypotheses
    )
