"""leaves the names in the order of the dict

Breaks: the order of the names
Slips: 1, nearly every list has another order
"""


def version_space(hypotheses, samples):
    return [n for n, h in hypotheses.items() if all(h(x) == y for x, y in samples)]
