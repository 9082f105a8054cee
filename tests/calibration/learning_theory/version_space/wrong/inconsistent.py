"""returns what disagrees with a sample

Breaks: one sample
Slips: 1, no list is right
"""


def version_space(hypotheses, samples):
    return sorted(n for n, h in hypotheses.items() if not all(h(x) == y for x, y in samples))
