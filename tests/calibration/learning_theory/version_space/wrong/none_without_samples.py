"""returns nothing if there are no samples

Breaks: no samples
"""


def version_space(hypotheses, samples):
    return sorted(
        n for n, h in hypotheses.items() if samples and all(h(x) == y for x, y in samples)
    )
