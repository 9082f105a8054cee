"""asks whether labels are the same object

Breaks: labels other than 0 and 1
"""


def version_space(hypotheses, samples):
    return sorted(
        n for n, h in hypotheses.items() if all(h(x) == y and y in (0, 1) for x, y in samples)
    )
