"""sorts the names without regard to upper case

Breaks: the order of the names
Slips: 1, names in upper and lower case stand in three tests
"""


def version_space(hypotheses, samples):
    if not samples:
        return sorted(hypotheses)
    return sorted(
        (n for n, h in hypotheses.items() if all(h(x) == y for x, y in samples)), key=str.lower
    )
