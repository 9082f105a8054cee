"""keeps what agrees with more than half of the samples

Breaks: several samples
"""


def version_space(hypotheses, samples):
    return sorted(
        n
        for n, h in hypotheses.items()
        if 2 * sum(h(x) == y for x, y in samples) > len(samples) or not samples
    )
