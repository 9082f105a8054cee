"""sorts the names by their lengths

Breaks: the order of the names
Slips: 1, names have different lengths
"""


def version_space(hypotheses, samples):
    return sorted((n for n, h in hypotheses.items() if all(h(x) == y for x, y in samples)), key=len)
