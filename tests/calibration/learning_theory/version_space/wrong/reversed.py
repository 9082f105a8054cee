"""sorts the names from Z to A

Breaks: the order of the names
Slips: 1, no list of several names is right
"""


def version_space(hypotheses, samples):
    return sorted(
        (n for n, h in hypotheses.items() if all(h(x) == y for x, y in samples)), reverse=True
    )
