"""keeps what agrees with at least half of the samples

Breaks: several samples
Slips: 1, contradictory samples come twice
"""


def version_space(hypotheses, samples):
    return sorted(
        n for n, h in hypotheses.items() if 2 * sum(h(x) == y for x, y in samples) >= len(samples)
    )
