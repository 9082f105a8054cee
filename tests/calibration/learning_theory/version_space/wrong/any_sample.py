"""keeps what agrees with some sample

Breaks: several samples
Slips: 1, several samples stand in most tests
"""


def version_space(hypotheses, samples):
    return sorted(
        n for n, h in hypotheses.items() if not samples or any(h(x) == y for x, y in samples)
    )
