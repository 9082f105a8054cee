"""keeps what agrees with some sample

Breaks: several samples
"""


def version_space(hypotheses, samples):
    return sorted(
        n for n, h in hypotheses.items() if not samples or any(h(x) == y for x, y in samples)
    )
