"""looks at the last sample alone

Breaks: several samples
Slips: 1, several samples stand in most tests
"""


def version_space(hypotheses, samples):
    return sorted(n for n, h in hypotheses.items() if all(h(x) == y for x, y in samples[-1:]))
