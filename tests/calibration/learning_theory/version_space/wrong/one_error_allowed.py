"""allows one sample that disagrees

Breaks: one sample
Slips: 1, nearly every list is too long
"""


def version_space(hypotheses, samples):
    return sorted(n for n, h in hypotheses.items() if sum(h(x) != y for x, y in samples) <= 1)
