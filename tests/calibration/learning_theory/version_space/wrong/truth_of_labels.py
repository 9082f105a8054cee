"""compares labels as true or false

Breaks: labels other than 0 and 1
"""


def version_space(hypotheses, samples):
    return sorted(
        n for n, h in hypotheses.items() if all(bool(h(x)) == bool(y) for x, y in samples)
    )
