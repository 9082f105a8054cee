"""multiplies labels to see whether both are 1

Breaks: labels other than 0 and 1
"""


def version_space(hypotheses, samples):
    return sorted(
        n
        for n, h in hypotheses.items()
        if all(h(x) * y + (1 - h(x)) * (1 - y) == 1 for x, y in samples)
    )
